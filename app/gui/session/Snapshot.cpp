// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/Snapshot.h"

#include "app/gui/analysis/SameText.h"
#include "app/gui/build/SavedVariants.h"
#include "app/gui/tune/SavedSettings.h"
#include "app/gui/workbench/Workbench.h"

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

/// Larger sources are not kept to be compared with.
constexpr std::size_t largestText = std::size_t(2) << 20;

/// The opened file, the others that are open, and the unit's own headers.
void addSources(Snapshot &out, Workbench &workbench) {
  const auto add = [&out](const fs::path &path, const std::string &bytes) {
    if (std::ranges::find(out.session.sources, path, &session::SavedSource::path) != out.session.sources.end()) return;
    out.session.sources.push_back({.path = path, .hash = {}, .text = std::nullopt, .unsaved = std::nullopt});
    out.bytes.push_back(bytes);
  };
  const SourceController &source = workbench.source();
  if (const SourceFile *main = source.find(source.mainFile())) add(main->path, main->diskText);
  const AnalysisPointer &analysis = workbench.analysis();
  if (analysis && analysis->unit)
    for (const model::File &file : analysis->unit->files) {
      const SourceFile *open = source.find(file.path);
      if (open != nullptr || !analysis->texts.contains(file.path))
        add(file.path, open != nullptr ? open->diskText : file.text);
    }
  for (const fs::path &path : source.modifiedFiles()) {
    const SourceFile &file = *source.find(path);
    add(path, file.diskText);
    std::ranges::find(out.session.sources, path, &session::SavedSource::path)->unsaved = file.text;
  }
}

void addKernels(session::SavedSession &out, Workbench &workbench) {
  std::map<KernelKey, session::SavedKernel> kernels;
  for (const auto &[key, draft] : workbench.plans().drafts())
    if (!draft.empty()) kernels[key].plan = draft;
  for (const auto &[key, space] : workbench.space().typed())
    kernels[key].space = space;
  for (const auto &[key, launch] : workbench.launch().typed())
    kernels[key].launch = launch;
  for (const auto &[key, hands] : workbench.hands().all())
    for (const session::HandPointer &hand : hands)
      kernels[key].byHand.push_back(*hand);
  for (auto &[key, kernel] : kernels) {
    kernel.key = key;
    out.kernels.push_back(std::move(kernel));
  }
}

} // namespace

Snapshot snapshotOf(Workbench &workbench) {
  Snapshot out;
  addSources(out, workbench);
  addKernels(out.session, workbench);
  out.session.kernel = workbench.selection().kernel();
  out.session.launchSite = static_cast<std::uint32_t>(std::max(0, workbench.launch().current()));
  out.session.architecture = workbench.chosenArchitecture();
  out.session.flags = workbench.givenFlags();
  if (workbench.tuneSettings() != TuneSettings()) out.session.tuning = savedOf(workbench.tuneSettings());
  out.session.results = workbench.variants().saved();
  // Texts of other units were looked at before, too, and the unit with other flags.
  for (const KnownTextPointer &known : workbench.variants().knownTexts())
    if (known->order.subject.analysis->unit->files.front().path == workbench.source().mainFile() &&
        isReadWith(*known->order.subject.analysis, workbench.givenFlags()))
      out.known.push_back(known);
  return out;
}

session::SavedSession sessionOf(Snapshot snapshot) {
  session::SavedSession out = std::move(snapshot.session);
  for (std::size_t i = 0; i < snapshot.bytes.size(); ++i) {
    const std::string &bytes = snapshot.bytes[i];
    out.sources[i].hash = session::sourceHashOf(bytes);
    if (bytes.size() <= largestText && isUtf8(bytes)) out.sources[i].text = bytes;
  }
  for (const KnownTextPointer &known : snapshot.known)
    if (holdsResults(*known)) out.results.push_back(savedResultsOf(*known));
  return out;
}

session::SavedSession withoutUnsaved(session::SavedSession session) {
  for (session::SavedSource &source : session.sources)
    source.unsaved.reset();
  return session;
}

} // namespace warpgrain::gui
