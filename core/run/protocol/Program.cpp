// SPDX-License-Identifier: Apache-2.0
#include "core/run/protocol/Program.h"

#include "core/run/protocol/PackedFields.h"
#include "core/run/protocol/Packing.h"

namespace warpgrain::run {

std::string pack(const ProgramRequest &request) {
  return packedBytes(request);
}

Result<ProgramRequest> unpackProgramRequest(const std::string &bytes) {
  return unpackedFrom<ProgramRequest>(bytes, "The executor's request");
}

std::string pack(const RecordedLaunch &launch) {
  return packedBytes(launch);
}

Result<RecordedLaunch> unpackRecordedLaunch(const std::string &bytes) {
  return unpackedFrom<RecordedLaunch>(bytes, "The recorded launch");
}

} // namespace warpgrain::run
