// SPDX-License-Identifier: Apache-2.0
#include "core/run/Request.h"

#include "core/run/ElementJson.h"
#include "core/run/SourceJson.h"

namespace warpgrain::execute {

namespace {

using Json = nlohmann::json;

Json parameterJson(const Parameter &parameter) {
  Json pointers = Json::array();
  for (const PointerSlot &slot : parameter.pointers)
    pointers.push_back({{"offset", slot.offset}, {"buffer", slot.buffer}});
  return {{"name", parameter.name}, {"bytes", Json::binary(parameter.bytes)}, {"pointers", pointers}};
}

Parameter parameterFromJson(const Json &json) {
  Parameter parameter{
      .name = json.at("name").get<std::string>(), .bytes = json.at("bytes").get_binary(), .pointers = {}};
  for (const Json &slot : json.at("pointers"))
    parameter.pointers.push_back({slot.at("offset").get<std::uint64_t>(), slot.at("buffer").get<std::size_t>()});
  return parameter;
}

ExecutionRequest fromJson(const Json &json) {
  ExecutionRequest request;
  request.source = sourceFromJson(json.at("source"));
  request.kernel = json.at("kernel").get<std::string>();
  request.grid = json.at("grid").get<Extent3>();
  request.block = json.at("block").get<Extent3>();
  request.sharedBytes = json.at("shared_bytes").get<std::uint64_t>();
  for (const Json &parameter : json.at("parameters"))
    request.parameters.push_back(parameterFromJson(parameter));
  for (const Json &buffer : json.at("buffers"))
    request.buffers.push_back({.name = buffer.at("name").get<std::string>(),
                               .bytes = buffer.at("bytes").get<std::uint64_t>(),
                               .type = elementFromJson(buffer.at("type")),
                               .fill = fillFromJson(buffer.at("fill"))});
  for (const Json &symbol : json.at("symbols"))
    request.symbols.push_back({.name = symbol.at("name").get<std::string>(),
                               .type = elementFromJson(symbol.at("type")),
                               .fill = fillFromJson(symbol.at("fill"))});
  request.outputFolder = json.at("output").get<std::string>();
  request.checks = json.at("checks").get<bool>();
  request.counts = json.at("counts").get<bool>();
  if (const Json &block = json.at("recorded_block"); !block.is_null()) request.recordedBlock = block.get<Extent3>();
  request.workers = json.at("workers").get<unsigned>();
  request.limits.milliseconds = json.at("milliseconds").get<std::uint64_t>();
  request.limits.memoryBytes = json.at("memory_bytes").get<std::uint64_t>();
  return request;
}

} // namespace

std::string pack(const ExecutionRequest &request) {
  Json json{{"source", sourceJson(request.source)},
            {"kernel", request.kernel},
            {"grid", request.grid},
            {"block", request.block},
            {"shared_bytes", request.sharedBytes},
            {"parameters", Json::array()},
            {"buffers", Json::array()},
            {"symbols", Json::array()},
            {"output", request.outputFolder.string()},
            {"checks", request.checks},
            {"counts", request.counts},
            {"recorded_block", request.recordedBlock ? Json(*request.recordedBlock) : Json(nullptr)},
            {"workers", request.workers},
            {"milliseconds", request.limits.milliseconds},
            {"memory_bytes", request.limits.memoryBytes}};
  for (const Parameter &parameter : request.parameters)
    json["parameters"].push_back(parameterJson(parameter));
  for (const Buffer &buffer : request.buffers)
    json["buffers"].push_back({{"name", buffer.name},
                               {"bytes", buffer.bytes},
                               {"type", elementJson(buffer.type)},
                               {"fill", fillJson(buffer.fill)}});
  for (const Symbol &symbol : request.symbols)
    json["symbols"].push_back(
        {{"name", symbol.name}, {"type", elementJson(symbol.type)}, {"fill", fillJson(symbol.fill)}});
  const auto packed = Json::to_cbor(json);
  return {packed.begin(), packed.end()};
}

Result<ExecutionRequest> unpackRequest(const std::string &bytes) {
  try {
    return fromJson(Json::from_cbor(bytes));
  } catch (const Json::exception &error) {
    return fail(ErrorKind::internal, std::string("The executor's request cannot be read: ") + error.what());
  }
}

} // namespace warpgrain::execute
