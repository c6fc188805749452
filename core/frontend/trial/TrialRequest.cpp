// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/trial/TrialRequest.h"

#include "core/base/Files.h"
#include "core/frontend/openmp/DirectiveSearch.h"
#include "core/frontend/openmp/NestSearch.h"
#include "core/frontend/openmp/OpenMpReader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

namespace warpgrain::frontend {

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t leastMemoryBytes = std::uint64_t{2} << 30U;
/// Half of what Linux gives the first thread, and the threads of a window.
constexpr rlim_t stackBytes = rlim_t{4} << 20U;

Json optionalPath(const std::optional<std::filesystem::path> &path) {
  return path ? Json(path->string()) : Json();
}

std::optional<std::filesystem::path> optionalPathIn(const Json &json) {
  return json.is_null() ? std::nullopt : std::optional<std::filesystem::path>(json.get<std::string>());
}

Json jsonOf(const ParseRequest &request) {
  return {{"file", request.file.string()},
          {"flags", request.flags ? Json(*request.flags) : Json()},
          {"database", optionalPath(request.database)},
          {"folder", request.folder.string()},
          {"cuda_root", optionalPath(request.cudaRoot)},
          {"architecture", request.architecture},
          {"architecture_is_chosen", request.architectureIsChosen},
          {"compatibility", request.compatibility},
          {"header_cache", request.headerCache.string()}};
}

ParseRequest parseRequestIn(const Json &json) {
  ParseRequest out;
  out.file = json.at("file").get<std::string>();
  if (const Json &flags = json.at("flags"); !flags.is_null()) out.flags = flags.get<std::vector<std::string>>();
  out.database = optionalPathIn(json.at("database"));
  out.folder = json.at("folder").get<std::string>();
  out.cudaRoot = optionalPathIn(json.at("cuda_root"));
  out.architecture = json.at("architecture").get<std::string>();
  out.architectureIsChosen = json.at("architecture_is_chosen").get<bool>();
  out.compatibility = json.at("compatibility").get<bool>();
  out.headerCache = json.at("header_cache").get<std::string>();
  return out;
}

/// The text of the source: what is given for it, or what lies on disk; empty where it cannot be read.
std::string textOf(const TrialRequest &request) {
  if (const auto given = request.texts.find(request.parse.file); given != request.texts.end()) return given->second;
  auto text = readTextFile(request.parse.file);
  return text ? std::move(*text) : std::string();
}

} // namespace

TrialLimits usualTrialLimits() {
  const auto pages = static_cast<std::uint64_t>(std::max(0L, sysconf(_SC_PHYS_PAGES)));
  const auto pageBytes = static_cast<std::uint64_t>(std::max(0L, sysconf(_SC_PAGESIZE)));
  return {.memoryBytes = std::max(leastMemoryBytes, pages * pageBytes / 2)};
}

std::string pack(const TrialRequest &request) {
  Json texts = Json::array();
  for (const auto &[path, text] : request.texts)
    texts.push_back({path.string(), text});
  const Json json{{"parse", jsonOf(request.parse)},
                  {"texts", std::move(texts)},
                  {"memory_bytes", request.limits.memoryBytes},
                  {"seconds", request.limits.seconds}};
  std::string out;
  Json::to_cbor(json, out);
  return out;
}

Result<TrialRequest> unpackTrialRequest(const std::string &bytes) {
  try {
    const Json json = Json::from_cbor(bytes);
    TrialRequest out{.parse = parseRequestIn(json.at("parse")), .texts = {}, .limits = {}};
    for (const Json &text : json.at("texts"))
      out.texts[text.at(0).get<std::string>()] = text.at(1).get<std::string>();
    out.limits.memoryBytes = json.at("memory_bytes").get<std::uint64_t>();
    out.limits.seconds = json.at("seconds").get<std::uint64_t>();
    return out;
  } catch (const Json::exception &error) {
    return fail(ErrorKind::input, std::string("This is no request to read a source: ") + error.what());
  }
}

void tryToRead(const TrialRequest &request) {
  const rlimit stack{stackBytes, stackBytes};
  setrlimit(RLIMIT_STACK, &stack);
  const auto parser = Parser::open(request.parse);
  // What cannot be read for a reason is told where it is read again.
  if (parser) [[maybe_unused]]
    const auto read = (*parser)->parse(request.texts);
  // A program with directives is read as one with OpenMP, too, and may look otherwise then: #ifdef _OPENMP. So is a
  // serial one, whose nests are looked at.
  std::string text = textOf(request);
  if (!holdsOpenMp(text) && !mayHaveNests(request.parse.file, text) && !hasNestMarks(text)) return;
  [[maybe_unused]] const auto program = readOpenMp({.file = request.parse.file,
                                                    .flags = request.parse.flags,
                                                    .database = request.parse.database,
                                                    .folder = request.parse.folder,
                                                    .others = {},
                                                    .text = std::move(text)});
}

} // namespace warpgrain::frontend
