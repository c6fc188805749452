// SPDX-License-Identifier: Apache-2.0
#include "core/run/Program.h"

#include "core/run/SourceJson.h"

namespace warpgrain::execute {

namespace {

using Json = nlohmann::json;

ProgramRequest requestFromJson(const Json &json) {
  ProgramRequest request;
  for (const Json &source : json.at("sources"))
    request.sources.push_back(sourceFromJson(source));
  for (const Json &argument : json.at("arguments")) {
    const auto &bytes = argument.get_binary();
    request.arguments.emplace_back(bytes.begin(), bytes.end());
  }
  request.outputFolder = json.at("output").get<std::string>();
  request.checks = json.at("checks").get<bool>();
  request.keepsWarpsInStep = json.at("warps_in_step").get<bool>();
  request.workers = json.at("workers").get<unsigned>();
  request.memoryBytes = json.at("memory_bytes").get<std::uint64_t>();
  if (const Json &record = json.at("record"); !record.is_null())
    request.record = {.kernel = record.at("kernel").get<std::string>(),
                      .launch = record.at("launch").get<std::uint64_t>(),
                      .endsThere = record.at("ends_there").get<bool>()};
  return request;
}

RecordedLaunch launchFromJson(const Json &json) {
  RecordedLaunch launch;
  launch.source = json.at("source").get<std::size_t>();
  launch.kernel = json.at("kernel").get<std::string>();
  launch.grid = json.at("grid").get<Extent3>();
  launch.block = json.at("block").get<Extent3>();
  launch.sharedBytes = json.at("shared_bytes").get<std::uint64_t>();
  for (const Json &parameter : json.at("parameters"))
    launch.parameters.emplace_back(parameter.get_binary());
  for (const Json &buffer : json.at("buffers"))
    launch.buffers.push_back({.address = buffer.at("address").get<std::uint64_t>(),
                              .bytes = buffer.at("bytes").get<std::uint64_t>(),
                              .file = buffer.at("file").get<std::string>()});
  for (const Json &symbol : json.at("symbols"))
    launch.symbols.push_back({.name = symbol.at("name").get<std::string>(),
                              .bytes = symbol.at("bytes").get<std::uint64_t>(),
                              .file = symbol.at("file").get<std::string>()});
  return launch;
}

std::string packed(const Json &json) {
  const auto bytes = Json::to_cbor(json);
  return {bytes.begin(), bytes.end()};
}

} // namespace

std::string pack(const ProgramRequest &request) {
  Json json{{"sources", Json::array()},
            {"arguments", Json::array()},
            {"output", request.outputFolder.string()},
            {"checks", request.checks},
            {"warps_in_step", request.keepsWarpsInStep},
            {"workers", request.workers},
            {"memory_bytes", request.memoryBytes},
            {"record", nullptr}};
  for (const DeviceSource &source : request.sources)
    json["sources"].push_back(sourceJson(source));
  for (const std::string &argument : request.arguments)
    json["arguments"].push_back(Json::binary({argument.begin(), argument.end()}));
  if (request.record)
    json["record"] = {{"kernel", request.record->kernel},
                      {"launch", request.record->launch},
                      {"ends_there", request.record->endsThere}};
  return packed(json);
}

Result<ProgramRequest> unpackProgramRequest(const std::string &bytes) {
  try {
    return requestFromJson(Json::from_cbor(bytes));
  } catch (const Json::exception &error) {
    return fail(ErrorKind::internal, std::string("The executor's request cannot be read: ") + error.what());
  }
}

std::string pack(const RecordedLaunch &launch) {
  Json json{{"source", launch.source},
            {"kernel", launch.kernel},
            {"grid", launch.grid},
            {"block", launch.block},
            {"shared_bytes", launch.sharedBytes},
            {"parameters", Json::array()},
            {"buffers", Json::array()},
            {"symbols", Json::array()}};
  for (const auto &parameter : launch.parameters)
    json["parameters"].push_back(Json::binary(parameter));
  for (const RecordedBuffer &buffer : launch.buffers)
    json["buffers"].push_back({{"address", buffer.address}, {"bytes", buffer.bytes}, {"file", buffer.file.string()}});
  for (const RecordedSymbol &symbol : launch.symbols)
    json["symbols"].push_back({{"name", symbol.name}, {"bytes", symbol.bytes}, {"file", symbol.file.string()}});
  return packed(json);
}

Result<RecordedLaunch> unpackRecordedLaunch(const std::string &bytes) {
  try {
    return launchFromJson(Json::from_cbor(bytes));
  } catch (const Json::exception &error) {
    return fail(ErrorKind::internal, std::string("The recorded launch cannot be read: ") + error.what());
  }
}

} // namespace warpgrain::execute
