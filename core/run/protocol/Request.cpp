// SPDX-License-Identifier: Apache-2.0
#include "core/run/protocol/Request.h"

#include "core/run/protocol/PackedFields.h"
#include "core/run/protocol/Packing.h"

namespace warpgrain::run {

std::string pack(const ExecutionRequest &request) {
  return packedBytes(request);
}

Result<ExecutionRequest> unpackRequest(const std::string &bytes) {
  return unpackedFrom<ExecutionRequest>(bytes, "The executor's request");
}

} // namespace warpgrain::run
