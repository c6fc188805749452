// SPDX-License-Identifier: Apache-2.0
#include "core/session/RecordedSession.h"

#include "core/base/Files.h"
#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"
#include "core/measure/BundlePath.h"
#include "core/measure/BundleReader.h"
#include "core/measure/CurrentResults.h"
#include "core/measure/Fingerprint.h"
#include "core/measure/ResultFile.h"
#include "core/run/FormInDocument.h"

#include <algorithm>

namespace warpgrain::session {

namespace fs = std::filesystem;

namespace {

constexpr int recordingVersion = 1;

std::unexpected<Error> unusable(const fs::path &path, const std::string &why) {
  return fail(ErrorKind::input,
              path.string() + " holds no recorded results: " + why + " Give a bundle's folder or its results.jsonl.");
}

std::string extents(const std::array<std::uint32_t, 3> &of) {
  return std::to_string(of[0]) + " x " + std::to_string(of[1]) + " x " + std::to_string(of[2]);
}

/// "grid 64 x 64 x 1, block 32 x 32 x 1, A 16777216 bytes"
std::string launchOf(const measure::Bundle &bundle) {
  const measure::BundleVariant &baseline = bundle.variants[bundle.baseline];
  std::string out = "grid " + extents(baseline.grid) + ", block " + extents(baseline.block);
  if (baseline.sharedBytes != 0) out += ", " + std::to_string(baseline.sharedBytes) + " bytes of dynamic shared memory";
  for (const measure::Buffer &buffer : bundle.buffers)
    out += ", " + buffer.name + " " + std::to_string(buffer.bytes) + " bytes";
  return out;
}

Result<std::vector<RecordedSession>> sessionsOfBundle(const fs::path &folder) {
  const auto bundle = measure::readBundle(folder);
  if (!bundle) return std::unexpected(bundle.error());
  const auto results = measure::readResults(bundle->folder / measure::resultFileName);
  if (!results) return std::unexpected(results.error());
  auto current = measure::currentResults(*bundle, *results);
  if (!current) return std::unexpected(current.error());
  if (current->measurements.empty()) return unusable(folder, "nothing of it was measured.");
  std::map<std::string, std::string> modules;
  for (const measure::BundleVariant &variant : bundle->variants)
    if (const auto path = measure::fileInside(bundle->folder, variant.module))
      if (auto module = readFile(*path)) modules.emplace(variant.steps, std::move(*module));
  std::vector<RecordedSession> out;
  for (measure::GpuResults &one : current->measurements)
    out.push_back({.origin = folder,
                   .source = bundle->source,
                   .kernel = bundle->title,
                   .launch = launchOf(*bundle),
                   .environment = std::move(one.environment),
                   .rows = std::move(one.rows),
                   .modules = modules,
                   .symbol = bundle->variants[bundle->baseline].kernel});
  return out;
}

auto headFields(RecordedSession &session) {
  return json::openFields(json::required("source", session.source), json::required("source_print", session.sourcePrint),
                          json::required("kernel", session.kernel),
                          json::required("launch_text", session.launch, json::Plain{}),
                          json::required("launch", session.form, run::FormInDocument{}));
}

/// The line that says what was measured.
Result<RecordedSession> headOf(std::string_view line, const fs::path &path) {
  const auto head = json::parsed(line);
  if (!head.is_object() || !head.contains("type") || head["type"] != "recording")
    return unusable(path, "its first line does not say what was measured.");
  auto out = json::readParsed(head, {}, [&path](const json::Json &value, const json::Place &place) {
    json::checkVersion(json::Object(value, place), recordingVersion);
    RecordedSession session{.origin = path};
    json::object(headFields).read(session, value, place);
    return session;
  });
  if (!out) return unusable(path, "its first line cannot be read: " + out.error().message);
  return out;
}

Result<std::vector<RecordedSession>> sessionsOfFile(const fs::path &path) {
  const auto text = readFile(path);
  if (!text) return std::unexpected(text.error());
  const std::size_t end = std::min(text->find('\n'), text->size());
  const auto head = headOf(text->substr(0, end), path);
  if (!head) return std::unexpected(head.error());
  measure::Results results;
  for (std::size_t at = end + 1; at < text->size();) {
    const std::size_t stop = std::min(text->find('\n', at), text->size());
    results.add(std::string_view(*text).substr(at, stop - at));
    at = stop + 1;
  }
  std::vector<RecordedSession> out;
  for (const measure::Environment &environment : results.environments) {
    RecordedSession one = *head;
    one.environment = environment;
    for (const measure::Row &row : results.rows) {
      if (row.run != environment.run) continue;
      std::erase_if(one.rows, [&row](const measure::Row &older) { return older.variant == row.variant; });
      one.rows.push_back(row);
    }
    if (!one.rows.empty()) out.push_back(std::move(one));
  }
  if (out.empty()) return unusable(path, "there is no line of a result.");
  return out;
}

} // namespace

const measure::Row *RecordedSession::find(const std::string &steps) const {
  const auto found = std::ranges::find(rows, steps, &measure::Row::steps);
  return found != rows.end() ? &*found : nullptr;
}

std::string textPrint(std::string_view text) {
  measure::Fingerprint print;
  print.add(text);
  return print.text();
}

Result<std::vector<RecordedSession>> readRecordedSessions(const fs::path &path) {
  std::error_code error;
  if (fs::is_directory(path, error)) return sessionsOfBundle(path);
  const bool isInBundle = fs::exists(path.parent_path() / measure::bundleFileName, error);
  if (isInBundle && (path.filename() == measure::resultFileName || path.filename() == measure::bundleFileName))
    return sessionsOfBundle(path.parent_path());
  return sessionsOfFile(path);
}

std::vector<RecordedSession> recordedSessionsIn(const fs::path &folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == ".jsonl") files.push_back(it->path());
  std::ranges::sort(files);
  std::vector<RecordedSession> out;
  for (const fs::path &file : files)
    if (auto sessions = sessionsOfFile(file)) std::ranges::move(*sessions, std::back_inserter(out));
  return out;
}

} // namespace warpgrain::session
