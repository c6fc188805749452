// SPDX-License-Identifier: Apache-2.0
#include "core/run/Outcome.h"

#include "core/run/CountsJson.h"

#include <algorithm>

namespace warpgrain::execute {

namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 14> faultNames{
    "none",     "compile", "unsupported", "memory",     "out-of-bounds",  "misaligned", "divergence",
    "deadlock", "trap",    "assertion",   "arithmetic", "stack-overflow", "timeout",    "crash"};

constexpr std::array<std::string_view, 3> findingNames{"race", "unwritten", "overflow"};

std::string triple(const Extent3 &value) {
  return "(" + std::to_string(value[0]) + ", " + std::to_string(value[1]) + ", " + std::to_string(value[2]) + ")";
}

Json orNull(const std::optional<Extent3> &value) {
  return value ? Json(*value) : Json(nullptr);
}

std::optional<Extent3> extentFrom(const Json &json) {
  return json.is_null() ? std::nullopt : std::optional(json.get<Extent3>());
}

Json faultJson(const Fault &fault) {
  return {{"kind", nameOf(fault.kind)},
          {"message", Json::binary({fault.message.begin(), fault.message.end()})},
          {"file", fault.file},
          {"line", fault.line},
          {"column", fault.column},
          {"block", orNull(fault.block)},
          {"thread", orNull(fault.thread)}};
}

std::string stringOf(const Json &binary) {
  const auto &bytes = binary.get_binary();
  return {bytes.begin(), bytes.end()};
}

ExecutionOutcome fromJson(const Json &json) {
  ExecutionOutcome out;
  const Json &fault = json.at("fault");
  out.fault = {.kind = faultKindNamed(fault.at("kind").get<std::string>()).value_or(FaultKind::crash),
               .message = stringOf(fault.at("message")),
               .file = fault.at("file").get<std::string>(),
               .line = fault.at("line").get<std::uint32_t>(),
               .column = fault.at("column").get<std::uint32_t>(),
               .block = extentFrom(fault.at("block")),
               .thread = extentFrom(fault.at("thread"))};
  for (const Json &buffer : json.at("buffers"))
    out.buffers.push_back({.name = buffer.at("name").get<std::string>(),
                           .bytes = buffer.at("bytes").get<std::uint64_t>(),
                           .file = buffer.at("file").get<std::string>(),
                           .isSymbol = buffer.at("symbol").get<bool>()});
  out.printed = stringOf(json.at("printed"));
  out.printedIsCut = json.at("printed_is_cut").get<bool>();
  out.schedule = json.at("schedule").get<std::string>();
  out.addsFloatsAtomically = json.at("float_atomics").get<bool>();
  out.workers = json.at("workers").get<unsigned>();
  out.compileSeconds = json.at("compile_seconds").get<double>();
  out.runSeconds = json.at("run_seconds").get<double>();
  for (const Json &finding : json.at("findings"))
    out.findings.push_back({.kind = findingKindNamed(finding.at("kind").get<std::string>()).value_or(FindingKind::race),
                            .message = stringOf(finding.at("message")),
                            .file = finding.at("file").get<std::string>(),
                            .line = finding.at("line").get<std::uint32_t>()});
  out.counts = countsFromJson(json.at("counts"));
  out.notes = json.at("notes").get<std::vector<std::string>>();
  return out;
}

} // namespace

std::string_view nameOf(FaultKind kind) {
  return faultNames[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(FindingKind kind) {
  return findingNames[static_cast<std::size_t>(kind)];
}

std::optional<FindingKind> findingKindNamed(std::string_view name) {
  const auto found = std::ranges::find(findingNames, name);
  if (found == findingNames.end()) return std::nullopt;
  return static_cast<FindingKind>(found - findingNames.begin());
}

std::optional<FaultKind> faultKindNamed(std::string_view name) {
  const auto found = std::ranges::find(faultNames, name);
  if (found == faultNames.end()) return std::nullopt;
  return static_cast<FaultKind>(found - faultNames.begin());
}

std::string Fault::text() const {
  std::string out;
  if (!file.empty() && line > 0) out += file + ":" + std::to_string(line) + ": ";
  if (thread) out += "thread " + triple(*thread) + (block ? " of block " + triple(*block) : "") + ": ";
  return out + message;
}

std::string pack(const ExecutionOutcome &outcome) {
  Json json{{"fault", faultJson(outcome.fault)},
            {"buffers", Json::array()},
            {"printed", Json::binary({outcome.printed.begin(), outcome.printed.end()})},
            {"printed_is_cut", outcome.printedIsCut},
            {"schedule", outcome.schedule},
            {"float_atomics", outcome.addsFloatsAtomically},
            {"workers", outcome.workers},
            {"compile_seconds", outcome.compileSeconds},
            {"run_seconds", outcome.runSeconds},
            {"findings", Json::array()},
            {"counts", countsJson(outcome.counts)},
            {"notes", outcome.notes}};
  for (const Finding &finding : outcome.findings)
    json["findings"].push_back({{"kind", nameOf(finding.kind)},
                                {"message", Json::binary({finding.message.begin(), finding.message.end()})},
                                {"file", finding.file},
                                {"line", finding.line}});
  for (const BufferOutcome &buffer : outcome.buffers)
    json["buffers"].push_back(
        {{"name", buffer.name}, {"bytes", buffer.bytes}, {"file", buffer.file.string()}, {"symbol", buffer.isSymbol}});
  const auto packed = Json::to_cbor(json);
  return {packed.begin(), packed.end()};
}

Result<ExecutionOutcome> unpackOutcome(const std::string &bytes) {
  try {
    return fromJson(Json::from_cbor(bytes));
  } catch (const Json::exception &error) {
    return fail(ErrorKind::internal, std::string("The executor's answer cannot be read: ") + error.what());
  }
}

} // namespace warpgrain::execute
