// SPDX-License-Identifier: Apache-2.0
#include "core/run/Request.h"

#include "core/run/PackedFields.h"
#include "core/run/Packing.h"

namespace warpgrain::execute {

std::string pack(const ExecutionRequest &request) {
  return packedBytes(request);
}

Result<ExecutionRequest> unpackRequest(const std::string &bytes) {
  return unpackedFrom<ExecutionRequest>(bytes, "The executor's request");
}

} // namespace warpgrain::execute
