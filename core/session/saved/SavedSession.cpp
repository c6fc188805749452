// SPDX-License-Identifier: Apache-2.0
#include "core/session/saved/SavedSession.h"

#include "core/base/Files.h"
#include "core/base/ReplacedFile.h"
#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"
#include "core/session/saved/ResultFields.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace warpgrain::session {

namespace fs = std::filesystem;
using namespace json;

namespace {

constexpr const char *typeName = "warpgrain session";
constexpr std::size_t most = 100000;     ///< sources, kernels, steps, flags
constexpr std::size_t mostOthers = 1000; ///< open files
constexpr Text longText{std::size_t{64} << 20U};

/// Relative to a folder in the document, absolute in the value.
struct PathIn {
  const fs::path &folder;

  OrderedJson write(const fs::path &path) const {
    if (folder.empty()) return path.generic_string();
    return path.lexically_proximate(folder).generic_string();
  }

  void read(fs::path &path, const Json &json, const Place &place) const {
    const std::string text = textFrom(json, place);
    if (text.empty() || text.contains('\0')) place.refuse("must be the path of a file.");
    path = (folder / fs::path(text)).lexically_normal();
    if (!path.has_filename()) path = path.parent_path(); // a folder that is written as "."
    if (!path.is_absolute()) place.refuse("must be an absolute path.");
  }
};

auto sourceFields(const fs::path &folder) {
  return [&folder](SavedSource &source) {
    return openFields(required("path", source.path, PathIn{folder}), required("hash", source.hash),
                      sparse("text", source.text, longText), sparse("unsaved", source.unsaved, longText));
  };
}

/// One step.
struct StepInDocument {
  static OrderedJson write(const transform::Step &step) { return toString(step); }

  static void read(transform::Step &step, const Json &json, const Place &place) {
    auto parsed = transform::parseStep(textFrom(json, place));
    if (!parsed) throw BadField{place.text() + ": " + parsed.error().message};
    step = std::move(*parsed);
  }
};

auto stepFields(transform::DraftStep &step) {
  return openFields(required("step", step.step, StepInDocument{}), optional("on", step.isOn));
}

auto launchFields(SavedLaunch &launch) {
  return openFields(optional("block", launch.block, ExtentsInDocument{}),
                    optional("grid", launch.grid, ExtentsInDocument{}), sparse("shared_bytes", launch.sharedBytes),
                    optional("form", launch.form, LaunchInDocument{}));
}

/// Texts by the paths of their files.
struct TextsIn {
  const fs::path &folder;

  OrderedJson write(const transform::Texts &texts) const {
    OrderedJson out = OrderedJson::array();
    for (const auto &[path, text] : texts)
      out.push_back({{"path", PathIn{folder}.write(path)}, {"text", text}});
    return out;
  }

  void read(transform::Texts &texts, const Json &json, const Place &place) const {
    texts.clear();
    listFrom(json, place, 0, most);
    for (std::size_t i = 0; i < json.size(); ++i) {
      const Place at(place, i);
      const Object object(json[i], at);
      fs::path path;
      PathIn{folder}.read(path, object.value("path"), Place(at, "path"));
      longText.read(texts[path], object.value("text"), Place(at, "text"));
    }
  }
};

auto handFields(const fs::path &folder) {
  return [&folder](HandText &hand) {
    return openFields(required("name", hand.name, longText), required("file", hand.file, PathIn{folder}),
                      required("kernel", hand.kernel, longText), required("texts", hand.texts, TextsIn{folder}));
  };
}

auto kernelFields(const fs::path &folder) {
  return [&folder](SavedKernel &kernel) {
    return openFields(required("name", kernel.key.name), optional("position", kernel.key.position),
                      optional("plan", kernel.plan, List{0, most, object(stepFields)}),
                      sparse("space", kernel.space, longText), optional("launch", kernel.launch, object(launchFields)),
                      sparse("by_hand", kernel.byHand, List{0, most, object(handFields(folder))}));
  };
}

/// The oldest version that has all that the session holds.
std::uint64_t versionFor(const SavedSession &session) {
  const auto isWritten = [](const SavedRow &row) { return row.variant.status == VariantStatus::written; };
  const auto holdsWritten = [&isWritten](const SavedResults &results) {
    return std::ranges::any_of(results.rows, isWritten) || std::ranges::any_of(results.handRows, isWritten);
  };
  if (std::ranges::any_of(session.results, holdsWritten)) return 4;
  if (!session.others.empty()) return 3;
  return std::ranges::all_of(session.kernels, &std::vector<HandText>::empty, &SavedKernel::byHand) ? 1 : 2;
}

auto keyFields(model::KernelKey &key) {
  return openFields(required("name", key.name), optional("position", key.position));
}

auto flagFields(const fs::path &folder) {
  return [&folder](SavedFlags &flags) {
    return openFields(required("words", flags.flags, List{0, most, longText}),
                      required("folder", flags.folder, PathIn{folder}));
  };
}

auto tuningFields(SavedTuning &tuning) {
  return openFields(required("strategy", tuning.strategy), sparse("objective", tuning.objective),
                    optional("evaluations", tuning.evaluations), sparse("seconds", tuning.seconds, Number{}),
                    optional("reorder", tuning.allowsReorder));
}

auto layoutFields(SavedLayout &layout) {
  return openFields(required("version", layout.version), required("state", layout.state, Text{std::size_t{1} << 20U}));
}

auto keptResults(SavedSession &session) {
  return sparse("results", session.results, List{0, most, ResultsInDocument{}});
}

/// A unit that is open beside the one that is looked at.
auto otherFields(const fs::path &folder) {
  return [&folder](SavedSession &session) {
    return openFields(required("sources", session.sources, List{1, most, object(sourceFields(folder))}),
                      optional("kernel", session.kernel, object(keyFields)),
                      optional("launch_site", session.launchSite), sparse("architecture", session.architecture),
                      sparse("flags", session.flags, object(flagFields(folder))),
                      optional("kernels", session.kernels, List{0, most, object(kernelFields(folder))}),
                      sparse("tuning", session.tuning, object(tuningFields)), sparse("notes", session.notes, longText),
                      keptResults(session));
  };
}

auto sessionFields(const fs::path &folder) {
  return [&folder](SavedSession &session) {
    return openFields(
        constant("type", typeName), constant("version", versionFor(session)),
        sparse("file", session.file, PathIn{folder}), sparse("file_hash", session.fileHash),
        required("sources", session.sources, List{1, most, object(sourceFields(folder))}),
        optional("kernel", session.kernel, object(keyFields)), optional("launch_site", session.launchSite),
        sparse("architecture", session.architecture), sparse("flags", session.flags, object(flagFields(folder))),
        optional("kernels", session.kernels, List{0, most, object(kernelFields(folder))}),
        sparse("tuning", session.tuning, object(tuningFields)), sparse("notes", session.notes, longText),
        optional("layout", session.layout, object(layoutFields)), sparse("tab", session.tab),
        sparse("others", session.others, List{0, mostOthers, object(otherFields(folder))}), keptResults(session));
  };
}

/// Results have no order of their own.
void sortResults(std::vector<SavedResults> &results) {
  std::ranges::stable_sort(
      results, {}, [](const SavedResults &one) { return std::tie(one.textHash, one.kernel, one.architecture); });
}

/// What is said of a file that cannot be used, whatever is wrong.
std::unexpected<Error> broken(const std::string &name, const std::string &why) {
  return fail(ErrorKind::input, name + " is no session that can be opened: " + why +
                                    " The file was left as it is. Open the source instead, or an older copy of the "
                                    "session.");
}

std::uint64_t versionOf(const Json &document) {
  const Place whole;
  return countFrom(Object(document, whole).value("version"), Place(whole, "version"), 1, UINT32_MAX);
}

} // namespace

std::string sourceHashOf(std::string_view bytes) {
  return fileHashOf(bytes);
}

std::string textOf(const SavedSession &session, const fs::path &folder) {
  SavedSession sorted = session;
  sortResults(sorted.results);
  for (SavedSession &other : sorted.others)
    sortResults(other.results);
  return json::textOf(object(sessionFields(folder)).write(sorted), 1) + "\n";
}

Result<SavedSession> parseSavedSession(std::string_view text, const fs::path &folder, const std::string &name) {
  const auto document = json::parsed(text);
  if (document.is_discarded()) return broken(name, "it is not JSON, is cut off, or is nested too deeply.");
  if (!document.is_object() || !document.contains("type") || document["type"] != typeName)
    return broken(name, std::string(R"(it does not say "type": ")") + typeName + "\".");
  bool isNewer = false;
  auto out = readParsed(document, {}, [&](const Json &value, const Place &place) {
    isNewer = versionOf(value) > savedSessionVersion;
    SavedSession session;
    object(sessionFields(folder)).read(session, value, place);
    session.isNewer = isNewer;
    session.tab = std::min(session.tab, static_cast<std::uint32_t>(session.others.size()));
    return session;
  });
  if (out) return out;
  if (isNewer)
    return fail(ErrorKind::input, name + " was written by a newer version of Warpgrain, and this one cannot read it: " +
                                      out.error().message + " Install the newer version.");
  return broken(name, out.error().message);
}

Result<SavedSession> readSavedSession(const fs::path &file) {
  const auto text = readFile(file);
  if (!text) return std::unexpected(text.error());
  return parseSavedSession(*text, file.parent_path(), file.string());
}

std::vector<fs::path> openedFilesOf(const SavedSession &session) {
  std::vector<fs::path> out;
  for (const SavedSession &other : session.others)
    out.push_back(other.sources.front().path);
  out.insert(out.begin() + std::min<std::ptrdiff_t>(session.tab, std::ssize(out)), session.sources.front().path);
  return out;
}

bool isSameWork(const SavedSession &one, const SavedSession &other) {
  const auto workIn = [](SavedSession session) {
    session.file.clear();
    session.fileHash.clear();
    session.kernel = {};
    session.launchSite = 0;
    session.layout = {};
    session.others.clear();
    session.tab = 0;
    return textOf(session, {});
  };
  return workIn(one) == workIn(other);
}

} // namespace warpgrain::session
