// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/Commands.h"

#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessController.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/MessageBar.h"
#include "core/report/Report.h"
#include "views/editor/EditorPane.h"
#include "views/shared/CoreText.h"

#include <QAction>
#include <QApplication>
#include <QDir>

#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

Commands::Commands(Workbench &workbench, Actions &actions, EditorArea &editors, MessageBar &messages, Dialogs &dialogs,
                   QWidget *window)
    : QObject(window), workbench_(workbench), actions_(actions), editors_(editors), messages_(messages),
      dialogs_(dialogs), window_(window) {
  connectFileActions();
  connectEditActions();
  connectBuildActions();
  connectFileEvents();
  connect(&editors_, &EditorArea::currentChanged, this, &Commands::refresh);
  connect(&workbench_.source(), &SourceController::modifiedChanged, this, &Commands::refresh);
  connect(&workbench_.source(), &SourceController::unitOpened, this, &Commands::refresh);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, &Commands::refresh);
  connect(&workbench_, &Workbench::shownChanged, this, &Commands::refresh);
  connect(&workbench_, &Workbench::workChanged, this, &Commands::refresh);
  // One that waits for the jobs of another file can be cancelled, too.
  connect(&workbench_.jobs(), &Jobs::changed, this, &Commands::refresh);
  connect(&workbench_.plans().undoStack(), &QUndoStack::indexChanged, this, &Commands::refresh);
  connect(&workbench_.plans(), &PlanController::planChanged, this, &Commands::refresh);
  connect(&workbench_.source(), &SourceController::textsChanged, this, &Commands::refresh);
  connect(&workbench_, &Workbench::shownChanged, this, &Commands::exportWaiting);
  connect(&workbench_.reports(), &ReportController::written, this, &Commands::refresh);
  connect(&workbench_.reports(), &ReportController::refused, this, &Commands::refresh);
  refresh();
}

void Commands::connectFileActions() {
  connect(actions_.open, &QAction::triggered, this, &Commands::open);
  connect(actions_.save, &QAction::triggered, this, [this] {
    editors_.flush();
    workbench_.source().save(editors_.currentFile());
  });
  connect(actions_.saveAs, &QAction::triggered, this, &Commands::saveAs);
  connect(actions_.saveAll, &QAction::triggered, this, &Commands::saveAll);
  connect(actions_.exportVariant, &QAction::triggered, this, &Commands::exportVariant);
  connect(actions_.exportPatch, &QAction::triggered, this, &Commands::exportPatch);
  connect(actions_.exportReport, &QAction::triggered, this, &Commands::exportReport);
}

void Commands::connectEditActions() {
  const auto onEditor = [this](QAction *action, void (QsciScintilla::*what)()) {
    connect(action, &QAction::triggered, this, [this, what] {
      if (views::EditorPane *pane = editors_.currentPane()) (pane->editor().*what)();
    });
  };
  onEditor(actions_.cut, &QsciScintilla::cut);
  onEditor(actions_.copy, &QsciScintilla::copy);
  onEditor(actions_.paste, &QsciScintilla::paste);
  connect(actions_.selectAll, &QAction::triggered, this, [this] {
    if (views::EditorPane *pane = editors_.currentPane()) pane->editor().selectAll();
  });
  connect(actions_.find, &QAction::triggered, this, [this] {
    if (views::EditorPane *pane = editors_.currentPane()) pane->showFind();
  });
  connect(actions_.replace, &QAction::triggered, this, [this] {
    if (views::EditorPane *pane = editors_.currentPane()) pane->showReplace();
  });
  connect(actions_.zoomIn, &QAction::triggered, &editors_, [this] { editors_.setZoom(editors_.zoom() + 1); });
  connect(actions_.zoomOut, &QAction::triggered, &editors_, [this] { editors_.setZoom(editors_.zoom() - 1); });
  connect(actions_.zoomReset, &QAction::triggered, &editors_, [this] { editors_.setZoom(0); });
  connect(actions_.undo, &QAction::triggered, this, [this] { undoOrRedo(true); });
  connect(actions_.redo, &QAction::triggered, this, [this] { undoOrRedo(false); });
  QUndoStack &plans = workbench_.plans().undoStack();
  connect(actions_.undoPlan, &QAction::triggered, this, [this, &plans] {
    editors_.flush(); // what is typed belongs to a row that may go
    plans.undo();
  });
  connect(actions_.redoPlan, &QAction::triggered, this, [this, &plans] {
    editors_.flush();
    plans.redo();
  });
}

void Commands::connectBuildActions() {
  connect(actions_.build, &QAction::triggered, &workbench_, &Workbench::build);
  connect(actions_.verify, &QAction::triggered, &workbench_, &Workbench::verify);
  connect(actions_.measure, &QAction::triggered, &workbench_, [this] { workbench_.measure(); });
  connect(actions_.tune, &QAction::triggered, this, &Commands::tuneWanted);
  connect(actions_.editVariant, &QAction::triggered, this, &Commands::editVariant);
  connect(actions_.addKernel, &QAction::triggered, this, &Commands::addKernel);
  connect(actions_.renameVariant, &QAction::triggered, this, &Commands::renameVariant);
  connect(actions_.removeVariant, &QAction::triggered, this, &Commands::removeVariant);
  connect(&workbench_, &Workbench::handAdded, &editors_, &EditorArea::showComparison);
  connect(actions_.cancel, &QAction::triggered, &workbench_, &Workbench::cancel);
  connect(&workbench_, &Workbench::trustWanted, this, [this](const fs::path &folder) {
    if (dialogs_.askTrust(window_, toQString(folder))) workbench_.trust().trust(folder);
  });
}

/// What happens to files on disk is said in the bar, with what can be done.
void Commands::connectFileEvents() {
  SourceController &source = workbench_.source();
  connect(&source, &SourceController::changedMeanwhile, this, [this, &source](const fs::path &path) {
    messages_.tell(MessageKind::warning,
                   tr("%1 was not saved: another program has changed it on disk.").arg(toQString(path)),
                   {{tr("Overwrite"), [path, &source] { source.saveOver(path); }},
                    {tr("Load from Disk"), [path, &source] { source.reload(path); }}},
                   MessageCause::file);
  });
  connect(&source, &SourceController::changedOnDisk, this, [this, &source](const fs::path &path, bool removed) {
    if (removed)
      messages_.tell(MessageKind::warning, tr("%1 is no longer on disk; saving writes it again.").arg(toQString(path)),
                     {}, MessageCause::file);
    else
      messages_.tell(MessageKind::warning, tr("Another program has changed %1 on disk.").arg(toQString(path)),
                     {{tr("Load from Disk"), [path, &source] { source.reload(path); }}, {tr("Keep Mine"), [] {}}},
                     MessageCause::file);
  });
  connect(&source, &SourceController::unitOpened, this, [this, &source](const fs::path &path) {
    messages_.dismiss();
    if (const SourceFile *file = source.find(path); file != nullptr && file->isReadOnly)
      messages_.tell(MessageKind::warning,
                     tr("%1 is not UTF-8 text and is shown for reading only; convert it to UTF-8 to edit it.")
                         .arg(toQString(path)));
  });
}

void Commands::refresh() {
  const SourceController &source = workbench_.source();
  const bool isOpen = !source.mainFile().empty();
  const bool hasKernel = !workbench_.selection().kernel().isNone();
  const bool running = workbench_.isWorking();
  const ShownVariant &shown = workbench_.shown();
  const bool hasText = workbench_.isShownNamed() && shown.hasText() && !isOriginal(shown.variant);
  const SourceFile *current = isOpen ? source.find(editors_.currentFile()) : nullptr;
  actions_.save->setEnabled(current != nullptr && !current->isReadOnly);
  actions_.saveAs->setEnabled(isOpen);
  actions_.saveAll->setEnabled(isOpen);
  actions_.build->setEnabled(hasKernel && !running);
  actions_.verify->setEnabled(hasKernel && !running);
  actions_.measure->setEnabled(hasKernel && !running);
  actions_.tune->setEnabled(hasKernel && !running);
  actions_.cancel->setEnabled(running || !workbench_.jobs().list().empty());
  const bool isByHand = shown.isRow && shown.variant.byHand && workbench_.isShownNamed();
  actions_.editVariant->setEnabled(hasKernel && !running && workbench_.isShownNamed() && shown.hasText());
  actions_.addKernel->setEnabled(hasKernel && !running);
  actions_.renameVariant->setEnabled(isByHand && !running);
  actions_.removeVariant->setEnabled(isByHand && !running);
  actions_.exportVariant->setEnabled(hasText);
  actions_.exportPatch->setEnabled(hasText);
  actions_.exportReport->setEnabled(hasKernel && !workbench_.reports().isBusy());
  views::EditorPane *pane = isOpen ? editors_.currentPane() : nullptr;
  for (QAction *action : {actions_.cut, actions_.copy, actions_.paste, actions_.selectAll, actions_.find,
                          actions_.replace, actions_.goToLine})
    action->setEnabled(pane != nullptr);
  QUndoStack &plans = workbench_.plans().undoStack();
  actions_.undoPlan->setEnabled(plans.canUndo());
  actions_.redoPlan->setEnabled(plans.canRedo());
  actions_.goToSymbol->setEnabled(isOpen);
  actions_.undo->setEnabled(pane != nullptr);
  actions_.redo->setEnabled(pane != nullptr);
}

void Commands::open() {
  const fs::path main = workbench_.source().mainFile();
  const QString folder = main.empty() ? QDir::currentPath() : toQString(main.parent_path());
  if (const QString file = dialogs_.openFile(window_, folder); !file.isEmpty()) Q_EMIT openWanted(file);
}

void Commands::saveAs() {
  editors_.flush();
  const fs::path file = editors_.currentFile();
  const QString target = dialogs_.saveFile(window_, tr("Save %1 as").arg(toQString(file.filename())), toQString(file));
  if (!target.isEmpty()) workbench_.source().saveAs(file, toPath(target));
}

void Commands::saveAll() {
  editors_.flush();
  for (const fs::path &file : workbench_.source().modifiedFiles())
    workbench_.source().save(file);
}

bool Commands::keyboardIsInPlan() const {
  const QWidget *focus = QApplication::focusWidget();
  return planWidget_ != nullptr && focus != nullptr && (planWidget_ == focus || planWidget_->isAncestorOf(focus));
}

void Commands::undoOrRedo(bool undo) {
  if (keyboardIsInPlan()) {
    QUndoStack &plans = workbench_.plans().undoStack();
    undo ? plans.undo() : plans.redo();
  } else if (views::EditorPane *pane = editors_.currentPane()) {
    undo ? pane->editor().undo() : pane->editor().redo();
  }
}

/// What is shown, as something to be written; says why where it cannot be.
std::optional<ExportItem> Commands::itemToExport() {
  const ShownVariant &shown = workbench_.shown();
  if (!shown.unit) {
    messages_.tell(MessageKind::warning, tr("There is nothing to export: choose a step or a variant first."), {},
                   MessageCause::work);
    return std::nullopt;
  }
  if (!shown.variant.verdict.allows()) {
    messages_.tell(MessageKind::error,
                   tr("%1 cannot be exported. %2").arg(nameOf(shown.variant), views::textOfCore(shown.variant.reason)),
                   {}, MessageCause::work);
    return std::nullopt;
  }
  if (!shown.hasText()) {
    messages_.tell(MessageKind::warning,
                   tr("%1 cannot be exported: its source is not written yet.").arg(nameOf(shown.variant)), {},
                   MessageCause::work);
    return std::nullopt;
  }
  return ExportItem{
      .unit = shown.unit, .texts = shown.variant.texts, .plan = shown.variant.plan, .byHand = shown.variant.byHand};
}

/// As the panel, the table and the pages name it.
QString Commands::nameOf(const session::Variant &variant) {
  if (variant.byHand) return toQString(variant.byHand->name);
  return variant.plan.empty() ? tr("the original") : toQString(toString(variant.plan));
}

QString Commands::nameOf(const ExportItem &item) {
  if (item.byHand) return toQString(item.byHand->name);
  return item.plan.empty() ? tr("the original") : toQString(toString(item.plan));
}

/// What is named is exported: where its text is still being written, as soon as it is there.
void Commands::startExport(Export what) {
  messages_.forget(MessageCause::work);
  Q_EMIT workbench_.textsWanted();
  waiting_ = what;
  exportWaiting();
}

void Commands::exportWaiting() {
  if (isReportWaiting_ && workbench_.isShownNamed()) {
    isReportWaiting_ = false;
    writeReport();
  }
  if (waiting_ == nullptr || (workbench_.shown().unit && !workbench_.isShownNamed())) return;
  const Export what = std::exchange(waiting_, nullptr);
  if (const auto item = itemToExport()) (this->*what)(*item);
}

void Commands::exportVariant() {
  startExport(&Commands::writeVariant);
}

void Commands::exportPatch() {
  startExport(&Commands::writePatch);
}

void Commands::writeVariant(const ExportItem &item) {
  const fs::path folder = item.unit->files.front().path.parent_path();
  const QString name = nameOf(item);
  if (ExportController::needsFolder(item)) {
    const QString target = dialogs_.chooseFolder(
        window_, tr("Export %1, which changes several files, to a folder").arg(name), toQString(folder));
    if (!target.isEmpty()) workbench_.exporter().start(item, workflow::ExportForm::folder, toPath(target));
    return;
  }
  const QString target = dialogs_.saveFile(window_, tr("Export %1 as").arg(name),
                                           toQString(folder / ExportController::suggestedName(item, false)));
  if (!target.isEmpty()) workbench_.exporter().start(item, workflow::ExportForm::file, toPath(target));
}

void Commands::writePatch(const ExportItem &item) {
  const fs::path folder = item.unit->files.front().path.parent_path();
  const QString target = dialogs_.saveFile(window_, tr("Export %1 as a patch").arg(nameOf(item)),
                                           toQString(folder / ExportController::suggestedName(item, true)));
  if (target.isEmpty()) return;
  if (!workbench_.source().modifiedFiles().empty())
    messages_.tell(MessageKind::warning,
                   tr("The patch is made against the text in the editor, which is not saved: save it before you apply "
                      "the patch."),
                   {}, MessageCause::file);
  workbench_.exporter().start(item, workflow::ExportForm::patch, toPath(target));
}

void Commands::exportReport() {
  Q_EMIT workbench_.textsWanted();
  isReportWaiting_ = true;
  exportWaiting();
}

/// The kernel as its text is now, what is shown of it, and the rows that are of this text.
ReportOrder Commands::reportOrder() const {
  const LaunchController &launch = workbench_.launch();
  ReportOrder out{.subject = workbench_.chosenKernel(),
                  .launch = launchContextOf(launch),
                  .fromSource = launch.fromSource(),
                  .dynamicSharedBytes = launch.bytes().value_or(0),
                  .chosen = workbench_.shown().variant,
                  .variants = {}};
  if (!workbench_.areRowsCurrent()) return out;
  out.variants = workbench_.variants().variants();
  // Of a plan that is a row as well, more is known there.
  if (const session::Variant *row = workbench_.variants().findSame(out.chosen)) out.chosen = *row;
  return out;
}

void Commands::writeReport() {
  if (!workbench_.chosenKernel().isThere() || workbench_.reports().isBusy()) return;
  ReportOrder order = reportOrder();
  const fs::path folder = order.subject.analysis->unit->files.front().path.parent_path();
  const QString target =
      dialogs_.saveFile(window_, tr("Export a report on %1 as HTML or PDF").arg(toQString(order.subject.kernel.name)),
                        toQString(folder / ReportController::suggestedName(order.subject)));
  if (target.isEmpty()) return;
  if (report::isFileOf(*order.subject.analysis->unit, toPath(target))) {
    messages_.tell(MessageKind::warning,
                   tr("The report would take the place of the source %1; choose another file.").arg(target));
    return;
  }
  workbench_.reports().write(std::move(order), toPath(target));
  refresh();
}

void Commands::adopt(std::size_t id) {
  Q_EMIT workbench_.textsWanted();
  const session::Variant *variant = workbench_.variants().find(id);
  if (variant == nullptr || !session::hasText(*variant)) return;
  if (!workbench_.areRowsOfText()) {
    messages_.tell(MessageKind::warning,
                   tr("The source has changed since this variant was built; build it again to "
                      "take it over."),
                   {}, MessageCause::work);
    return;
  }
  const KernelKey kernel = workbench_.variants().order().subject.kernel;
  editors_.adopt(transform::Texts(variant->texts)); // a copy: other rows may come back for the new text
  // The steps are in the source now.
  workbench_.plans().setText(kernel, "");
}

void Commands::editVariant() {
  Q_EMIT workbench_.textsWanted();
  const ShownVariant shown = workbench_.shown();
  if (!workbench_.isShownNamed() || !shown.hasText()) return;
  // The text of a row by hand is there to be typed in.
  if (!(shown.isRow && shown.variant.byHand)) workbench_.editVariant(shown.variant);
  editors_.editVariant();
}

void Commands::addKernel() {
  Q_EMIT workbench_.textsWanted();
  const QString file = dialogs_.chooseFile(
      window_, tr("Add a kernel that takes the place of %1").arg(toQString(workbench_.selection().kernel().name)),
      toQString(workbench_.source().mainFile().parent_path()),
      tr("CUDA, C++ and OpenCL sources (*.cu *.cuh *.cpp *.cc *.cxx *.hpp *.hh *.h *.cl);;All files (*)"));
  if (!file.isEmpty()) workbench_.addKernelFrom(toPath(file));
}

void Commands::renameVariant() {
  Q_EMIT workbench_.textsWanted();
  const session::HandPointer hand = workbench_.shown().variant.byHand;
  if (!hand) return;
  const QString name =
      dialogs_.askText(window_, tr("Rename"), tr("Another name for \"%1\":").arg(toQString(hand->name)));
  workbench_.hands().rename(workbench_.selection().kernel(), hand->name, toUtf8(name));
}

void Commands::removeVariant() {
  Q_EMIT workbench_.textsWanted();
  const session::HandPointer hand = workbench_.shown().variant.byHand;
  if (!hand) return;
  workbench_.hands().remove(workbench_.selection().kernel(), hand->name);
  messages_.tell(MessageKind::information, tr("%1 was removed.").arg(toQString(hand->name)),
                 {{tr("Undo"), [this, at = workbench_.plans().undoStack().index()] {
                     QUndoStack &changes = workbench_.plans().undoStack();
                     if (changes.index() == at) changes.undo(); // nothing else was done since
                   }}});
}

void Commands::compare(std::size_t left, std::size_t right) {
  const session::Variant *one = workbench_.variants().find(left);
  const session::Variant *other = workbench_.variants().find(right);
  if (one != nullptr && other != nullptr) editors_.compare(*one, *other);
}

} // namespace warpgrain::gui
