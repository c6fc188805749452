// SPDX-License-Identifier: Apache-2.0
#include "core/execute/Outcome.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace warpgrain::execute {

namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 14> faultNames{
    "none",     "compile", "unsupported", "memory",     "out-of-bounds",  "misaligned", "divergence",
    "deadlock", "trap",    "assertion",   "arithmetic", "stack-overflow", "timeout",    "crash"};

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

Json countJson(const AccessCount &count) {
  const AccessNumbers &n = count.numbers;
  return {{"file", count.file},
          {"line", count.line},
          {"column", count.column},
          {"array", Json::binary({count.array.begin(), count.array.end()})},
          {"space", static_cast<int>(count.space)},
          {"kind", static_cast<int>(count.kind)},
          {"numbers", {n.threads, n.requests, n.sectors, n.lines, n.passes, n.conflicts, n.ways}},
          {"approximate", count.approximate}};
}

AccessCount countFrom(const Json &json) {
  const auto n = json.at("numbers").get<std::array<std::uint64_t, 7>>();
  return {.file = json.at("file").get<std::string>(),
          .line = json.at("line").get<std::uint32_t>(),
          .column = json.at("column").get<std::uint32_t>(),
          .array = stringOf(json.at("array")),
          .space = static_cast<CountedSpace>(json.at("space").get<int>()),
          .kind = static_cast<CountedKind>(json.at("kind").get<int>()),
          .numbers = {n[0], n[1], n[2], n[3], n[4], n[5], n[6]},
          .approximate = json.at("approximate").get<std::string>()};
}

Json branchJson(const BranchCount &branch) {
  return {{"file", branch.file},
          {"line", branch.line},
          {"column", branch.column},
          {"numbers", {branch.threads, branch.warps, branch.divergent}},
          {"approximate", branch.approximate}};
}

BranchCount branchFrom(const Json &json) {
  const auto n = json.at("numbers").get<std::array<std::uint64_t, 3>>();
  return {.file = json.at("file").get<std::string>(),
          .line = json.at("line").get<std::uint32_t>(),
          .column = json.at("column").get<std::uint32_t>(),
          .threads = n[0],
          .warps = n[1],
          .divergent = n[2],
          .approximate = json.at("approximate").get<std::string>()};
}

Json countsJson(const std::optional<LaunchCounts> &counts) {
  if (!counts) return nullptr;
  Json json{{"accesses", Json::array()},
            {"branches", Json::array()},
            {"missing", Json::array()},
            {"why_none", counts->whyNone}};
  for (const BranchCount &branch : counts->branches)
    json["branches"].push_back(branchJson(branch));
  for (const AccessCount &count : counts->accesses)
    json["accesses"].push_back(countJson(count));
  for (const std::string &text : counts->missing)
    json["missing"].push_back(Json::binary({text.begin(), text.end()}));
  return json;
}

std::optional<LaunchCounts> countsFrom(const Json &json) {
  if (json.is_null()) return std::nullopt;
  LaunchCounts counts;
  for (const Json &count : json.at("accesses"))
    counts.accesses.push_back(countFrom(count));
  for (const Json &branch : json.at("branches"))
    counts.branches.push_back(branchFrom(branch));
  for (const Json &text : json.at("missing"))
    counts.missing.push_back(stringOf(text));
  counts.whyNone = json.at("why_none").get<std::string>();
  return counts;
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
    out.findings.push_back(
        {.kind = finding.at("kind") == nameOf(FindingKind::race) ? FindingKind::race : FindingKind::unwritten,
         .message = stringOf(finding.at("message")),
         .file = finding.at("file").get<std::string>(),
         .line = finding.at("line").get<std::uint32_t>()});
  out.counts = countsFrom(json.at("counts"));
  out.notes = json.at("notes").get<std::vector<std::string>>();
  return out;
}

} // namespace

std::string_view nameOf(FaultKind kind) {
  return faultNames[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(FindingKind kind) {
  return kind == FindingKind::race ? "race" : "unwritten";
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
