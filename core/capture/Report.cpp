// SPDX-License-Identifier: Apache-2.0
#include "core/capture/Report.h"

#include "core/base/Files.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace warpgrain::capture {

using Json = nlohmann::ordered_json;

std::string reportText(const CaptureReport &report) {
  const Json out{{"captured", report.captured}, {"kernel", report.kernel},
                 {"problem", report.problem},   {"notes", report.notes},
                 {"launches", report.launches}, {"graph_launches", report.graphLaunches}};
  return out.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<CaptureReport> parseReport(const std::string &text) {
  const Json in = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  try {
    return CaptureReport{.captured = in.at("captured").get<bool>(),
                         .kernel = in.at("kernel").get<std::string>(),
                         .problem = in.at("problem").get<std::string>(),
                         .notes = in.at("notes").get<std::vector<std::string>>(),
                         .launches = in.at("launches").get<std::map<std::string, std::uint64_t>>(),
                         .graphLaunches = in.at("graph_launches").get<std::uint64_t>()};
  } catch (const Json::exception &) {
    return fail(ErrorKind::input, "The capture library's report cannot be read; is it of another version?");
  }
}

std::vector<CaptureReport> readReports(const std::filesystem::path &folder) {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (const auto &entry : std::filesystem::directory_iterator(folder, error))
    files.push_back(entry.path());
  std::ranges::sort(files);
  std::vector<CaptureReport> out;
  for (const std::filesystem::path &file : files) {
    const auto text = readFile(file);
    auto report = text ? parseReport(*text) : Result<CaptureReport>(std::unexpected(text.error()));
    out.push_back(report ? std::move(*report) : CaptureReport{.problem = report.error().message});
  }
  return out;
}

} // namespace warpgrain::capture
