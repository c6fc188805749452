// SPDX-License-Identifier: Apache-2.0
#include "core/capture/Report.h"

#include "core/base/Files.h"
#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"

#include <algorithm>

namespace warpgrain::capture {

namespace {

using namespace json;

auto reportFields(CaptureReport &report) {
  const Plain anyLength;
  return openFields(required("captured", report.captured), required("kernel", report.kernel, anyLength),
                    required("problem", report.problem, anyLength), required("notes", report.notes),
                    required("launches", report.launches), required("graph_launches", report.graphLaunches));
}

} // namespace

std::string reportText(const CaptureReport &report) {
  return textOf(object(reportFields).write(report)) + "\n";
}

Result<CaptureReport> parseReport(const std::string &text) {
  constexpr Complaint complaint{.kind = ErrorKind::input,
                                .notJson = "The capture library's report cannot be read; is it of another version?",
                                .lead = "The capture library's report cannot be read; is it of another version? "};
  return readDocumentAs<CaptureReport>(text, complaint, object(reportFields));
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
