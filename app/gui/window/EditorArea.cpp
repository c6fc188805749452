// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/EditorArea.h"

#include "app/gui/base/Texts.h"
#include "app/gui/dependence/EndMarks.h"
#include "app/gui/window/CodePage.h"
#include "app/gui/window/KernelNotes.h"
#include "app/gui/window/StepMenu.h"
#include "app/gui/window/VariantPanes.h"
#include "core/base/LineIndex.h"
#include "views/editor/EditorPane.h"

#include <QMenu>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::gui {

namespace fs = std::filesystem;
using views::EditorPane;

namespace {

constexpr QLatin1StringView zoomKey("editor/zoom");
constexpr int leastZoom = -6;
constexpr int mostZoom = 20;
constexpr int leastWidth = 300; ///< of the texts: docks beside them give way

} // namespace

EditorArea::EditorArea(Workbench &workbench, QWidget *parent)
    : QWidget(parent), workbench_(workbench), tabs_(new QTabWidget(this)),
      variantPanes_(new VariantPanes(workbench, this)), codePage_(new CodePage(workbench, this)) {
  tabs_->setObjectName(QStringLiteral("editorTabs"));
  tabs_->setDocumentMode(true);
  tabs_->setMinimumWidth(leastWidth);
  tabs_->addTab(variantPanes_->sourcePage(), tr("New Source"));
  tabs_->addTab(variantPanes_->comparePage(), tr("Side by Side"));
  tabs_->addTab(codePage_, tr("Machine Code"));
  tabs_->setTabToolTip(0, tr("The source that the plan, or the chosen row, makes"));
  tabs_->setTabToolTip(1, tr("The original and the new source beside each other, with their numbers"));
  tabs_->setTabToolTip(2, tr("What the compiler makes of each line of the new source: SASS or PTX"));
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(tabs_);
  rest_.setSingleShot(true);
  rest_.setInterval(restMilliseconds);
  connectAll();
  setZoom(workbench_.environment().settings->value(zoomKey, 0).toInt());
}

EditorArea::~EditorArea() {
  // Tabs that go tell of another current one; nobody is there to hear it.
  disconnect(tabs_, nullptr, this, nullptr);
}

void EditorArea::connectAll() {
  SourceController &source = workbench_.source();
  connect(&source, &SourceController::unitOpened, this, [this](const fs::path &file) {
    resetTabs();
    openTab(file);
  });
  connect(&source, &SourceController::fileOpened, this, [this](const fs::path &file) {
    openTab(file);
    if (wanted_ && wanted_->file == file) goTo(*std::exchange(wanted_, std::nullopt));
    if (auto text = adopted_.extract(file); !text.empty())
      paneOf(file)->editor().replaceSource(toQString(text.mapped()));
  });
  connect(&source, &SourceController::textReplaced, this, &EditorArea::takeText);
  connect(&source, &SourceController::renamed, this, &EditorArea::rename);
  connect(&source, &SourceController::modifiedChanged, this, [this](const fs::path &file) { titleTab(file); });
  connect(&rest_, &QTimer::timeout, this, &EditorArea::flush);
  connect(&workbench_, &Workbench::textsWanted, this, &EditorArea::flush);
  connect(&workbench_, &Workbench::analysed, this, &EditorArea::showAnalysis);
  connect(&workbench_.variants(), &VariantController::variantChanged, this, &EditorArea::showNotes);
  connect(&workbench_.variants(), &VariantController::cleared, this, &EditorArea::showNotes);
  connect(&workbench_.variants(), &VariantController::broughtBack, this, &EditorArea::showNotes);
  connect(&workbench_, &Workbench::architectureChanged, this, &EditorArea::showNotes);
  connect(&source, &SourceController::textsChanged, this, &EditorArea::showNotes);
  connect(variantPanes_, &VariantPanes::caretAt, this, &EditorArea::caretInVariant);
  connect(&workbench_.selection(), &Selection::placeChosen, this, &EditorArea::goTo);
  connect(&workbench_.selection(), &Selection::accessChanged, this, &EditorArea::showChosenAccess);
  connect(&workbench_.selection(), &Selection::dependenceChanged, this, &EditorArea::showEnds);
  connect(tabs_, &QTabWidget::currentChanged, this, &EditorArea::currentChanged);
  // The keyboard that comes to the area comes to the text.
  connect(tabs_, &QTabWidget::currentChanged, this, [this] {
    EditorPane *pane = currentPane();
    setFocusProxy(pane != nullptr ? static_cast<QWidget *>(&pane->editor()) : tabs_);
  });
}

EditorPane *EditorArea::paneOf(const fs::path &file) const {
  const auto found = panes_.find(file);
  return found != panes_.end() ? found->second : nullptr;
}

fs::path EditorArea::fileOf(const EditorPane *pane) const {
  const auto found = std::ranges::find_if(panes_, [pane](const auto &entry) { return entry.second == pane; });
  return found != panes_.end() ? found->first : fs::path();
}

fs::path EditorArea::currentFile() const {
  const fs::path file = fileOf(qobject_cast<EditorPane *>(tabs_->currentWidget()));
  return file.empty() ? workbench_.source().mainFile() : file;
}

EditorPane *EditorArea::currentPane() const {
  if (auto *pane = qobject_cast<EditorPane *>(tabs_->currentWidget())) return pane;
  return tabs_->currentWidget() != nullptr ? tabs_->currentWidget()->findChild<EditorPane *>() : nullptr;
}

void EditorArea::setZoom(int points) {
  zoom_ = std::clamp(points, leastZoom, mostZoom);
  workbench_.environment().settings->setValue(zoomKey, zoom_);
  for (QsciScintilla *editor : findChildren<QsciScintilla *>())
    editor->zoomTo(zoom_);
}

void EditorArea::takeZoom() {
  if (const int zoom = workbench_.environment().settings->value(zoomKey, 0).toInt(); zoom != zoom_) setZoom(zoom);
}

void EditorArea::resetTabs() {
  unflushed_.clear();
  rest_.stop();
  wanted_.reset();
  adopted_.clear();
  for (const auto &[file, pane] : panes_) {
    tabs_->removeTab(tabs_->indexOf(pane));
    pane->deleteLater();
  }
  panes_.clear();
}

void EditorArea::openTab(const fs::path &file) {
  EditorPane *pane = paneOf(file);
  if (pane == nullptr) {
    pane = new EditorPane(tabs_);
    pane->setObjectName(QStringLiteral("source"));
    views::SourceEditor &editor = pane->editor();
    editor.zoomTo(zoom_);
    const int at = static_cast<int>(panes_.size()); // behind the sources, before the variant
    panes_[file] = pane;
    takeText(file);
    connect(&editor, &views::SourceEditor::edited, this, [this, pane] { edited(pane); });
    connect(&editor, &views::SourceEditor::caretMoved, this, [this, pane](int line) { caretMoved(pane, line); });
    connect(&editor, &views::SourceEditor::contextMenuWanted, this,
            [this, pane](QMenu *menu, std::optional<std::size_t> byte) {
              if (byte) offerSteps(pane, *menu, *byte);
            });
    tabs_->insertTab(at, pane, QString());
    titleTab(file);
    if (workbench_.analysis()) showAnalysis();
    showAccesses();
    showChosenAccess();
  }
  tabs_->setCurrentWidget(pane);
  pane->editor().setFocus();
}

void EditorArea::takeText(const fs::path &file) {
  EditorPane *pane = paneOf(file);
  const SourceFile *source = workbench_.source().find(file);
  if (pane == nullptr || source == nullptr) return;
  unflushed_.erase(pane);
  pane->editor().setReadOnly(false);
  pane->editor().setSource(toQString(source->text));
  pane->editor().setReadOnly(source->isReadOnly);
}

void EditorArea::rename(const fs::path &from, const fs::path &to) {
  if (EditorPane *replaced = paneOf(to)) {
    tabs_->removeTab(tabs_->indexOf(replaced));
    replaced->deleteLater();
    panes_.erase(to);
  }
  auto node = panes_.extract(from);
  if (node.empty()) return;
  node.key() = to;
  panes_.insert(std::move(node));
  titleTab(to);
}

void EditorArea::titleTab(const fs::path &file) {
  const EditorPane *pane = paneOf(file);
  const SourceFile *source = workbench_.source().find(file);
  if (pane == nullptr || source == nullptr) return;
  const int index = tabs_->indexOf(const_cast<EditorPane *>(pane));
  // The main file's name is that of the tab above, and in the title of the window.
  QString title = file == workbench_.source().mainFile() ? tr("Source") : toQString(file.filename());
  title.replace(QLatin1Char('&'), QStringLiteral("&&"));
  if (source->isModified()) title += QStringLiteral(" *");
  if (source->isReadOnly) title = tr("%1 (read only)").arg(title);
  tabs_->setTabText(index, title);
  tabs_->setTabToolTip(index, toQString(file));
}

void EditorArea::edited(EditorPane *pane) {
  unflushed_.insert(pane);
  rest_.start();
  Q_EMIT currentChanged();
}

void EditorArea::flush() {
  variantPanes_->flush();
  rest_.stop();
  for (EditorPane *pane : std::exchange(unflushed_, {}))
    workbench_.source().setText(fileOf(pane), pane->editor().sourceBytes().toStdString());
}

void EditorArea::caretMoved(EditorPane *pane, int line) {
  Q_EMIT caretAt(fileOf(pane), pane->editor().caret());
  workbench_.selection().setCaret({.file = fileOf(pane), .line = static_cast<std::uint32_t>(line)});
  if (!workbench_.analysis()) return;
  const KernelPlace *kernel = workbench_.analysis()->outline.at(fileOf(pane), static_cast<std::uint32_t>(line));
  if (kernel != nullptr) workbench_.selection().setKernel(kernel->key);
}

void EditorArea::offerSteps(EditorPane *pane, QMenu &menu, std::size_t at) {
  flush(); // the menu speaks of the text as it is
  auto *steps = new StepMenu(workbench_, menu, fileOf(pane), at);
  connect(steps, &StepMenu::reasonWanted, this, &EditorArea::reasonWanted);
  const SourceFile *source = workbench_.source().find(fileOf(pane));
  if (source == nullptr) return;
  Q_EMIT menuWanted(menu, source->path, LineIndex(source->text).locate(static_cast<std::uint32_t>(at)).line);
}

void EditorArea::goTo(const Place &place) {
  EditorPane *pane = paneOf(place.file);
  if (pane == nullptr) {
    wanted_ = place;
    workbench_.source().openFile(place.file);
    return;
  }
  tabs_->setCurrentWidget(pane);
  pane->editor().goTo(static_cast<int>(place.line), static_cast<int>(place.column));
}

/// Both ends of the chosen dependence, without taking the keyboard from where it was chosen.
void EditorArea::showEnds(const std::vector<PlaceRange> &ends) {
  for (const auto &[file, pane] : panes_)
    markEnds(pane->editor(), file, ends);
  if (ends.empty()) return;
  EditorPane *pane = paneOf(ends.front().place.file);
  if (pane == nullptr) return;
  tabs_->setCurrentWidget(pane);
  revealEnds(pane->editor(), ends.front().place.file, ends);
}

void EditorArea::showAnalysis() {
  const AnalysisPointer &analysis = workbench_.analysis();
  for (const auto &[file, pane] : panes_) {
    const auto marks = analysis->marks.find(file);
    pane->editor().setMarks(marks != analysis->marks.end() ? marks->second : std::vector<views::EditorMark>());
    const auto ranges = analysis->problemRanges.find(file);
    pane->editor().setProblemRanges(ranges != analysis->problemRanges.end() ? ranges->second
                                                                            : std::vector<views::ProblemRange>());
  }
  showNotes();
}

void EditorArea::setAccesses(const ByFile<views::EditorMark> &marks, const ByFile<views::AccessRange> &ranges) {
  accessMarks_ = marks;
  accessRanges_ = ranges;
  showAccesses();
}

void EditorArea::showAccesses() {
  for (const auto &[file, pane] : panes_) {
    const auto marks = accessMarks_.find(file);
    pane->editor().setAccessMarks(marks != accessMarks_.end() ? marks->second : std::vector<views::EditorMark>());
    const auto ranges = accessRanges_.find(file);
    pane->editor().setAccessRanges(ranges != accessRanges_.end() ? ranges->second : std::vector<views::AccessRange>());
  }
}

void EditorArea::showChosenAccess() {
  const auto &access = workbench_.selection().access();
  for (const auto &[file, pane] : panes_) {
    const bool isHere = access && access->file == file;
    pane->editor().setChosenRange(isHere ? access->begin : 0, isHere ? access->end : 0);
  }
}

void EditorArea::revealAccess(const AccessKey &access, bool focus) {
  EditorPane *pane = paneOf(access.file);
  if (pane == nullptr) {
    const AnalysisPointer &analysis = workbench_.analysis();
    if (!analysis || !analysis->unit) return;
    for (std::size_t i = 0; i < analysis->unit->files.size(); ++i)
      if (analysis->unit->files[i].path == access.file)
        goTo(analysis->outline.placeOf(
            {.file = FileId(static_cast<std::uint32_t>(i)), .begin = access.begin, .end = access.end}));
    return;
  }
  tabs_->setCurrentWidget(pane);
  pane->editor().reveal(access.begin);
  if (focus) pane->editor().setFocus();
}

void EditorArea::revealInVariant(const AnalysisPointer &analysis, const AccessKey &access, bool focus) {
  if (!variantPanes_->reveal(access.file, access.begin)) {
    for (std::size_t i = 0; i < analysis->unit->files.size(); ++i)
      if (analysis->unit->files[i].path == access.file)
        goTo(analysis->outline.placeOf(
            {.file = FileId(static_cast<std::uint32_t>(i)), .begin = access.begin, .end = access.end}));
    return;
  }
  tabs_->setCurrentWidget(variantPanes_->sourcePage());
  if (focus) variantPanes_->sourcePane().editor().setFocus();
}

void EditorArea::goToInVariant(const Place &place) {
  if (!variantPanes_->goTo(place)) return goTo(place);
  tabs_->setCurrentWidget(variantPanes_->sourcePage());
  variantPanes_->sourcePane().editor().setFocus();
}

void EditorArea::setChosenInVariant(const std::optional<AccessKey> &access) {
  variantPanes_->setChosen(access);
}

void EditorArea::showEndsInVariant(const std::vector<PlaceRange> &ends) {
  if (!ends.empty()) tabs_->setCurrentWidget(variantPanes_->sourcePage());
  variantPanes_->setEnds(ends);
}

void EditorArea::showNotes() {
  const auto notes = kernelNotes(workbench_);
  for (const auto &[file, pane] : panes_) {
    const auto own = notes.find(file);
    pane->editor().setNotes(own != notes.end() ? own->second : std::vector<views::LineNote>());
  }
}

void EditorArea::showComparison() {
  if (qobject_cast<EditorPane *>(tabs_->currentWidget()) != nullptr)
    tabs_->setCurrentWidget(variantPanes_->comparePage());
}

void EditorArea::editVariant() {
  tabs_->setCurrentWidget(variantPanes_->sourcePage());
  variantPanes_->sourcePane().editor().setFocus();
}

void EditorArea::compare(const session::Variant &left, const session::Variant &right) {
  variantPanes_->compare(left, right);
  tabs_->setCurrentWidget(variantPanes_->comparePage());
}

void EditorArea::adopt(const transform::Texts &texts) {
  for (const auto &[file, text] : texts) {
    if (EditorPane *pane = paneOf(file)) {
      tabs_->setCurrentWidget(pane);
      pane->editor().replaceSource(toQString(text));
    } else {
      adopted_[file] = text;
      workbench_.source().openFile(file);
    }
  }
}

} // namespace warpgrain::gui
