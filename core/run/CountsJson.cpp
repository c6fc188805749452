// SPDX-License-Identifier: Apache-2.0
#include "core/run/CountsJson.h"

namespace warpgrain::execute {

namespace {

using Json = nlohmann::json;

Json bytesOf(const std::string &text) {
  return Json::binary({text.begin(), text.end()});
}

std::string stringOf(const Json &binary) {
  const auto &bytes = binary.get_binary();
  return {bytes.begin(), bytes.end()};
}

Json recordedJson(const RecordedRequest &request) {
  return {request.warp, request.lanes, request.bytes, request.offsets};
}

RecordedRequest recordedFrom(const Json &json) {
  return {.warp = json.at(0).get<std::uint32_t>(),
          .lanes = json.at(1).get<std::uint32_t>(),
          .bytes = json.at(2).get<std::uint32_t>(),
          .offsets = json.at(3).get<std::array<std::int64_t, 32>>()};
}

Json accessJson(const AccessCount &count) {
  const AccessNumbers &n = count.numbers;
  Json json{{"file", count.file},
            {"line", count.line},
            {"column", count.column},
            {"array", bytesOf(count.array)},
            {"space", static_cast<int>(count.space)},
            {"kind", static_cast<int>(count.kind)},
            {"numbers", {n.threads, n.requests, n.sectors, n.lines, n.passes, n.conflicts, n.ways}},
            {"approximate", count.approximate},
            {"recorded", Json::array()}};
  for (const RecordedRequest &request : count.recorded)
    json["recorded"].push_back(recordedJson(request));
  return json;
}

AccessCount accessFrom(const Json &json) {
  const auto n = json.at("numbers").get<std::array<std::uint64_t, 7>>();
  AccessCount count{.file = json.at("file").get<std::string>(),
                    .line = json.at("line").get<std::uint32_t>(),
                    .column = json.at("column").get<std::uint32_t>(),
                    .array = stringOf(json.at("array")),
                    .space = static_cast<CountedSpace>(json.at("space").get<int>()),
                    .kind = static_cast<CountedKind>(json.at("kind").get<int>()),
                    .numbers = {n[0], n[1], n[2], n[3], n[4], n[5], n[6]},
                    .approximate = json.at("approximate").get<std::string>(),
                    .recorded = {}};
  for (const Json &request : json.at("recorded"))
    count.recorded.push_back(recordedFrom(request));
  return count;
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

Json lineJson(const LineOperations &line) {
  return {{"file", line.file}, {"line", line.line}, {"executed", line.executed}};
}

LineOperations lineFrom(const Json &json) {
  return {.file = json.at("file").get<std::string>(),
          .line = json.at("line").get<std::uint32_t>(),
          .executed = json.at("executed").get<std::array<std::uint64_t, operationKinds>>()};
}

} // namespace

Json countsJson(const std::optional<LaunchCounts> &counts) {
  if (!counts) return nullptr;
  Json json{{"accesses", Json::array()},
            {"branches", Json::array()},
            {"lines", Json::array()},
            {"missing", Json::array()},
            {"why_none", counts->whyNone}};
  for (const AccessCount &count : counts->accesses)
    json["accesses"].push_back(accessJson(count));
  for (const BranchCount &branch : counts->branches)
    json["branches"].push_back(branchJson(branch));
  for (const LineOperations &line : counts->lines)
    json["lines"].push_back(lineJson(line));
  for (const std::string &text : counts->missing)
    json["missing"].push_back(bytesOf(text));
  return json;
}

std::optional<LaunchCounts> countsFromJson(const Json &json) {
  if (json.is_null()) return std::nullopt;
  LaunchCounts counts;
  for (const Json &count : json.at("accesses"))
    counts.accesses.push_back(accessFrom(count));
  for (const Json &branch : json.at("branches"))
    counts.branches.push_back(branchFrom(branch));
  for (const Json &line : json.at("lines"))
    counts.lines.push_back(lineFrom(line));
  for (const Json &text : json.at("missing"))
    counts.missing.push_back(stringOf(text));
  counts.whyNone = json.at("why_none").get<std::string>();
  return counts;
}

} // namespace warpgrain::execute
