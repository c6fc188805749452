// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/DependencePresenter.h"

#include "app/gui/base/Dialogs.h"
#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessController.h"
#include "core/base/Files.h"
#include "core/dependence/reasons/ModelReasons.h"
#include "views/shared/CoreText.h"
#include "views/shared/VerdictText.h"

namespace warpgrain::gui {

namespace {

/// How long an answer may take before the view says that it is waited for, in milliseconds.
constexpr int patienceMilliseconds = 300;

std::vector<PlaceRange> rangesOf(const std::vector<views::DependenceEnd> &ends) {
  std::vector<PlaceRange> out;
  for (const views::DependenceEnd &end : ends)
    out.push_back({.place = {.file = toPath(end.place.path),
                             .line = static_cast<std::uint32_t>(end.place.line),
                             .column = static_cast<std::uint32_t>(end.place.column)},
                   .length = static_cast<std::uint32_t>(end.length)});
  return out;
}

} // namespace

DependencePresenter::DependencePresenter(Workbench &workbench, ChosenText &text, views::DependenceView &view)
    : QObject(&view), workbench_(workbench), view_(view), text_(text),
      layouts_(
          this,
          [](const views::LayoutRequest &request, const CancellationToken &cancel) {
            return views::layOut(request, cancel);
          },
          [this](const Result<views::GraphLayout> &layout) { view_.takeLayout(layout); }),
      background_(this) {
  patience_.setSingleShot(true);
  patience_.setInterval(patienceMilliseconds);
  connectWorkbench();
  connectView();
}

void DependencePresenter::connectWorkbench() {
  connect(&workbench_, &Workbench::analysed, this, &DependencePresenter::refresh);
  connect(&workbench_.source(), &SourceController::unitOpened, this, &DependencePresenter::refresh);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, &DependencePresenter::refresh);
  connect(&workbench_.launch(), &LaunchController::changed, this, &DependencePresenter::refresh);
  connect(&workbench_.selection(), &Selection::caretMoved, this, &DependencePresenter::showCaret);
  connect(&controller_, &DependenceController::found, this, &DependencePresenter::take);
  connect(&text_, &ChosenText::changed, this, &DependencePresenter::refresh);
  connect(&patience_, &QTimer::timeout, this, [this] {
    view_.setBusy(tr("Looking for the dependences of %1…").arg(toQString(workbench_.selection().kernel().name)));
  });
}

void DependencePresenter::connectView() {
  connect(&view_, &views::DependenceView::layoutWanted, this,
          [this](const views::LayoutRequest &request) { layouts_.ask(request); });
  connect(&view_, &views::DependenceView::layoutDropped, this, [this] { layouts_.drop(); });
  connect(&view_, &views::DependenceView::readsWanted, this, &DependencePresenter::refresh);
  connect(&view_, &views::DependenceView::cancelWanted, this, &DependencePresenter::cancel);
  connect(&view_, &views::DependenceView::originalWanted, &text_, &ChosenText::chooseOriginal);
  connect(&view_, &views::DependenceView::exportWanted, this, &DependencePresenter::exportGraph);
  connect(&view_, &views::DependenceView::placeChosen, this, [this](const views::GraphPlace &place) {
    const Place at{.file = toPath(place.path),
                   .line = static_cast<std::uint32_t>(place.line),
                   .column = static_cast<std::uint32_t>(place.column)};
    if (text_.isOriginal()) return workbench_.selection().goTo(at);
    Q_EMIT placeInVariantWanted(at);
  });
  connect(&view_, &views::DependenceView::endsChosen, this, [this](const std::vector<views::DependenceEnd> &ends) {
    const bool isOriginal = text_.isOriginal();
    workbench_.selection().setDependence(isOriginal ? rangesOf(ends) : std::vector<PlaceRange>());
    Q_EMIT endsInVariant(isOriginal ? std::vector<PlaceRange>() : rangesOf(ends));
  });
}

void DependencePresenter::setLookedAt(bool isLookedAt) {
  isLookedAt_ = isLookedAt;
  text_.setLookedAt(view_, isLookedAt);
  if (isLookedAt_ && isStale_) refresh();
}

QString DependencePresenter::reason() const {
  const AnalysisPointer &analysis = workbench_.analysis();
  if (workbench_.source().mainFile().empty())
    return tr("Open a file that holds a kernel to see the dependences between its statements.");
  if (!analysis) return tr("The source is being read…");
  if (analysis->error) return views::textOfCore(analysis->error->message);
  return whyNotOf(*analysis, workbench_.selection().kernel());
}

QString DependencePresenter::whyNotOf(const Analysis &analysis, const KernelKey &key) const {
  const model::FunctionId kernel = findKernel(*analysis.unit, key);
  if (!model::isSome(kernel)) return tr("There is no kernel in this file: dependences are looked for in kernels.");
  if (const auto &why = (*analysis.unit)[kernel].whyNotWhole)
    return tr("%1 is not read whole: mend what is listed under Problems to see its dependences. %2")
        .arg(toQString((*analysis.unit)[kernel].name), views::sentenceOf(dependence::reasonOf(*why)));
  return {};
}

void DependencePresenter::refresh() {
  view_.setSubject(text_.subject());
  if (!isLookedAt_) {
    isStale_ = true;
    return;
  }
  isStale_ = false;
  if (!text_.isOriginal()) return refreshVariant();
  if (const QString why = reason(); !why.isEmpty()) {
    controller_.drop();
    patience_.stop();
    asked_.reset();
    return view_.setReason(why);
  }
  ask(workbench_.analysis(), workbench_.selection().kernel(), launchContextOf(workbench_.launch()));
}

/// The text of the variant is read before its dependences are looked for: the line above the view says so.
void DependencePresenter::refreshVariant() {
  const AccessAnalysisPointer &accesses = text_.accesses();
  QString why = text_.reason();
  if (accesses) why = whyNotOf(*accesses->analysis, accesses->kernel);
  if (!accesses && why.isEmpty()) why = tr("The text of the variant is being read…");
  if (!why.isEmpty()) {
    controller_.drop();
    patience_.stop();
    asked_.reset();
    return view_.setReason(why);
  }
  ask(accesses->analysis, accesses->kernel, accesses->launch);
}

void DependencePresenter::ask(const AnalysisPointer &analysis, const KernelKey &kernel,
                              const access::LaunchContext &launch) {
  DependenceQuestion question{.analysis = analysis,
                              .kernel = kernel,
                              .launch = launch,
                              .withReads = view_.wantsReads(),
                              .isKept = !text_.isOriginal()};
  if (asked_ && isSame(*asked_, question)) return; // it is shown, on its way, or was cancelled
  // What another text does would stand under the wrong name.
  if (asked_ && (asked_->isKept || question.isKept) && asked_->analysis != question.analysis)
    view_.setReason(tr("Looking for the dependences…"));
  asked_ = question;
  patience_.start();
  controller_.ask(std::move(question));
}

void DependencePresenter::take(const FoundDependences &found) {
  patience_.stop();
  if (!found.graph) return view_.setReason(text_.isOriginal() ? reason() : text_.reason());
  view_.setGraph(found.graph);
  showCaret();
}

void DependencePresenter::cancel() {
  if (text_.isBusy()) return text_.cancel();
  controller_.drop();
  patience_.stop();
  view_.setReason(tr("The search for dependences was cancelled. It begins again when the source, the kernel or the "
                     "launch changes."));
}

void DependencePresenter::setVariantCaret(const Place &place) {
  variantCaret_ = place;
  if (!text_.isOriginal()) showCaret();
}

void DependencePresenter::showCaret() {
  const Place &caret = text_.isOriginal() ? workbench_.selection().caret() : variantCaret_;
  view_.setCaret(toQString(caret.file), static_cast<int>(caret.line));
}

void DependencePresenter::exportGraph() {
  const QByteArray svg = view_.svg();
  if (svg.isEmpty()) {
    Q_EMIT refused(tr("There is no graph to be written: choose a kernel whose dependences are shown."));
    return;
  }
  const auto folder = workbench_.source().mainFile().parent_path();
  const QString name = view_.graph()->kernel + QStringLiteral(".dependences.svg");
  const QString target = workbench_.environment().dialogs->saveFile(&view_, tr("Write the dependence graph to"),
                                                                    toQString(folder / toPath(name)));
  if (target.isEmpty()) return;
  background_.run([svg, path = toPath(target)] { return writeFileAtomically(path, svg.toStdString()); },
                  [this, target](const Result<void> &written) {
                    if (written)
                      Q_EMIT exported(tr("The dependence graph was written to %1.").arg(target));
                    else
                      Q_EMIT refused(views::textOfCore(written.error().message));
                  });
}

} // namespace warpgrain::gui
