// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/VariantPanes.h"

#include "app/gui/analysis/SameText.h"
#include "app/gui/base/Texts.h"
#include "app/gui/compare/DifferenceRows.h"
#include "app/gui/compare/WhiteSpaceSetting.h"
#include "app/gui/dependence/EndMarks.h"
#include "app/gui/measure/ComparedNumbers.h"
#include "app/gui/presenters/AccessController.h"
#include "views/compare/CompareView.h"
#include "views/compare/DifferenceTable.h"
#include "views/compare/NumbersTable.h"
#include "views/editor/EditorPane.h"
#include "views/shared/CoreText.h"
#include "views/shared/VerdictText.h"
#include "views/variants/VariantCells.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

QString titleOf(const session::Variant &variant) {
  if (variant.byHand) return toQString(variant.byHand->name);
  return variant.plan.empty() ? VariantPanes::tr("original") : toQString(toString(variant.plan));
}

constexpr int linesBefore = 12;

/// How long after the last key a text by hand is read.
constexpr int restMilliseconds = 200;

/// The first line that differs, from 0.
int firstDifference(const std::string &before, const std::string &after) {
  const auto end = std::ranges::mismatch(before, after).in2;
  return end == after.end() ? 0 : static_cast<int>(std::count(after.begin(), end, '\n'));
}

} // namespace

VariantPanes::VariantPanes(Workbench &workbench, QWidget *parent)
    : QObject(parent), workbench_(workbench), source_(new views::EditorPane), comparison_(new views::CompareView),
      numbers_(new views::NumbersTable), differences_(new views::DifferenceTable),
      study_(workbench.studiedTexts(), workbench.newParser()) {
  auto *both = new QSplitter(Qt::Vertical);
  both->addWidget(comparison_);
  below_ = new QSplitter(Qt::Vertical);
  below_->addWidget(differences_);
  below_->addWidget(numbers_);
  below_->setChildrenCollapsible(false);
  both->addWidget(below_);
  for (QWidget *table : std::initializer_list<QWidget *>{differences_, numbers_})
    table->installEventFilter(this);
  below_->setVisible(!numbers_->isHidden() || !differences_->isHidden());
  both->setStretchFactor(0, 3);
  both->setStretchFactor(1, 2);
  both->setSizes({600, 400});
  both->setChildrenCollapsible(false);
  sourcePage_ = makePage(source_, QStringLiteral("variantPage"), sourceTitle_, sourceFiles_, parent);
  comparePage_ = makePage(both, QStringLiteral("comparePage"), compareTitle_, compareFiles_, parent);
  numbers_->setObjectName(QStringLiteral("comparedNumbers"));
  source_->setObjectName(QStringLiteral("variantSource"));
  source_->editor().setReadOnly(true);
  comparison_->setObjectName(QStringLiteral("compare"));
  rememberWhiteSpace(*comparison_, *workbench_.environment().settings);
  differences_->setObjectName(QStringLiteral("differences"));
  rest_.setSingleShot(true);
  rest_.setInterval(restMilliseconds);
  connect(&rest_, &QTimer::timeout, this, &VariantPanes::flush);
  connect(&source_->editor(), &views::SourceEditor::edited, this, &VariantPanes::edited);
  connect(&source_->editor(), &views::SourceEditor::caretMoved, this, [this](int line) {
    if (!filling_ && !isTyped_ && !shownPath_.empty())
      Q_EMIT caretAt(pathInText(shownPath_), source_->editor().caret(), line);
  });
  studySoon_.setSingleShot(true);
  studySoon_.setInterval(0);
  connect(&studySoon_, &QTimer::timeout, this, &VariantPanes::study);
  connect(&study_, &StudyController::begun, this, &VariantPanes::forgetStudy);
  connect(&study_, &StudyController::studied, this, &VariantPanes::showStudy);
  connect(&workbench_, &Workbench::shownChanged, this, &VariantPanes::takeShown);
  connect(&workbench_.launch(), &LaunchController::changed, &studySoon_, qOverload<>(&QTimer::start));
  connect(&workbench_, &Workbench::architectureChanged, &studySoon_, qOverload<>(&QTimer::start));
  takeShown();
}

QWidget *VariantPanes::makePage(QWidget *content, const QString &name, QLabel *&title, QComboBox *&files,
                                QWidget *parent) {
  auto *page = new QWidget(parent);
  page->setObjectName(name);
  title = new QLabel(page);
  title->setObjectName(name + QStringLiteral("Title"));
  title->setWordWrap(true);
  title->setTextInteractionFlags(Qt::TextSelectableByMouse);
  files = new QComboBox(page);
  files->setObjectName(name + QStringLiteral("Files"));
  files->setAccessibleName(tr("File of the variant"));
  files->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  connect(files, &QComboBox::activated, this, &VariantPanes::chooseFile);
  auto *head = new QHBoxLayout;
  head->setContentsMargins(6, 4, 6, 0);
  head->addWidget(title, 1);
  head->addWidget(files);
  auto *layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(head);
  layout->addWidget(content, 1);
  page->installEventFilter(this);
  return page;
}

void VariantPanes::takeShown() {
  const ShownVariant &now = workbench_.shown();
  const bool isSame = now.isRow && now.variant.byHand && now.variant.byHand->name == edited_.name;
  if (isTyped_ && !isSame) flush(); // it belongs to what was shown before
  const ShownVariant &shown = workbench_.shown();
  isRow_ = shown.isRow;
  leftTitle_ = tr("original");
  rightTitle_ = titleOf(shown.variant);
  hasText_ = shown.hasText();
  analysis_ = shown.analysis;
  kernel_ = shown.kernel;
  right_ = shown.variant;
  const auto &rows = workbench_.variants().variants();
  const auto original = std::ranges::find_if(rows, session::isOriginal);
  left_ = shown.isRow && original != rows.end() ? *original : session::Variant();
  showNumbers();
  if (!shown.unit) {
    headline_ = tr("Choose a step, or build variants: the new source is shown here.");
    texts_.clear();
  } else if (const auto status = shown.variant.status;
             !shown.variant.verdict.allows() && !shown.variant.verdict.reasons.empty()) {
    headline_ =
        tr("%1: %2. %3")
            .arg(rightTitle_, views::statusName(status), views::sentenceOf(shown.variant.verdict.reasons.front()));
    takeTexts(*shown.unit, {}, {});
  } else if (shown.variant.byHand) {
    headline_ = QStringLiteral("%1  %2").arg(rightTitle_, views::standingText(shown.variant));
    if (shown.variant.status == session::VariantStatus::failed)
      headline_ += QStringLiteral("  ✕ ") + views::textOfCore(shown.variant.reason);
    takeTexts(*shown.unit, {}, shown.variant.texts);
  } else if (!shown.hasText()) {
    headline_ = QStringLiteral("%1: %2").arg(rightTitle_, views::statusName(shown.variant.status));
    takeTexts(*shown.unit, {}, {});
  } else {
    headline_ = shown.variant.plan.empty()
                    ? tr("No step is chosen: the source is the original.")
                    : QStringLiteral("%1  %2").arg(rightTitle_, views::verdictLabel(shown.variant.verdict.kind));
    takeTexts(*shown.unit, {}, shown.variant.texts);
  }
  fillFiles();
  showTexts();
}

void VariantPanes::compare(const session::Variant &left, const session::Variant &right) {
  const AnalysisPointer &analysis = workbench_.variants().order().subject.analysis;
  if (!analysis || !analysis->unit) return;
  flush();
  isRow_ = false;
  leftTitle_ = titleOf(left);
  rightTitle_ = titleOf(right);
  headline_ = tr("%1 beside %2").arg(leftTitle_, rightTitle_);
  left_ = left;
  right_ = right;
  showNumbers();
  takeTexts(*analysis->unit, left.texts, right.texts);
  hasText_ = session::hasText(left) && session::hasText(right);
  analysis_ = analysis;
  kernel_ = workbench_.variants().order().subject.kernel;
  fillFiles();
  showTexts();
}

void VariantPanes::takeTexts(const model::Unit &unit, const transform::Texts &left, const transform::Texts &right) {
  texts_.clear();
  for (const model::File &file : unit.files)
    if (const std::string &before = transform::textIn(left, file), &after = transform::textIn(right, file);
        before != after)
      texts_.push_back({file.path, before, after});
  if (!texts_.empty() || unit.files.empty()) return;
  // Nothing differs: the file that the kernel lives in, which is what a person wants to read.
  const KernelPlace *kernel =
      workbench_.analysis() ? workbench_.analysis()->outline.find(workbench_.selection().kernel()) : nullptr;
  const auto lives = std::ranges::find_if(
      unit.files, [kernel](const model::File &file) { return kernel != nullptr && file.path == kernel->name.file; });
  const model::File &file = lives != unit.files.end() ? *lives : unit.files.front();
  texts_.push_back({file.path, transform::textIn(left, file), transform::textIn(right, file)});
}

void VariantPanes::fillFiles() {
  const auto same = std::ranges::find(texts_, shownPath_, &session::ChangedFile::path);
  current_ = same != texts_.end() ? static_cast<int>(same - texts_.begin()) : 0;
  for (QComboBox *box : {sourceFiles_, compareFiles_}) {
    box->clear();
    for (const session::ChangedFile &file : texts_)
      box->addItem(toQString(file.path.filename()), toQString(file.path));
    box->setCurrentIndex(current_);
    box->setVisible(texts_.size() > 1);
  }
}

void VariantPanes::chooseFile(int index) {
  current_ = index;
  sourceFiles_->setCurrentIndex(index);
  compareFiles_->setCurrentIndex(index);
  showTexts();
}

void VariantPanes::showTexts() {
  sourceTitle_->setText(headline_);
  compareTitle_->setText(headline_);
  sourceIsOld_ = comparisonIsOld_ = true;
  known_.reset();
  studySoon_.start();
  if (sourcePage_->isVisible()) showSource();
  if (comparePage_->isVisible()) showComparison();
}

void VariantPanes::showNumbers() {
  numbers_->setRows(leftTitle_, rightTitle_, comparedNumbers(left_, right_));
}

bool VariantPanes::isLookedAt() const {
  return sourcePage_->isVisible() || comparePage_->isVisible();
}

/// Asks what both texts do in the launch that is chosen, where somebody looks and there are two texts.
void VariantPanes::study() {
  const bool isThere = hasText_ && analysis_ && kernel_ == workbench_.selection().kernel();
  if (!isThere || (isOriginal(left_) && isOriginal(right_))) {
    study_.drop();
    known_.reset();
    differences_->setMessage({});
    showMarks();
    return;
  }
  if (!isLookedAt()) return;
  const auto withoutCode = [](session::Variant variant) {
    variant.cubin.clear();
    variant.log.clear();
    variant.compilerTexts.clear();
    return variant;
  };
  study_.ask({.analysis = analysis_,
              .kernel = kernel_,
              .launch = launchContextOf(workbench_.launch()),
              .dynamicSharedBytes = workbench_.launch().bytes().value_or(0),
              .architecture = workbench_.architecture(),
              .left = withoutCode(left_),
              .right = withoutCode(right_)});
}

void VariantPanes::forgetStudy() {
  known_.reset();
  showMarks();
  differences_->setMessage(tr("Looking at the accesses of both…"));
}

void VariantPanes::showStudy(const VariantStudyPointer &study) {
  if (studySoon_.isActive()) return; // something else is shown by now; it is asked for
  known_ = study;
  showMarks();
  if (!known_) {
    differences_->setMessage({});
    return;
  }
  for (const auto &[title, side] : {std::pair(leftTitle_, &known_->left), std::pair(rightTitle_, &known_->right)})
    if (!side->accesses) {
      differences_->setMessage(side->reason.empty()
                                   ? tr("There are no numbers of %1: the kernel is not in its text.").arg(title)
                                   : tr("There are no numbers of %1. %2").arg(title, views::textOfCore(side->reason)));
      return;
    }
  differences_->setRows(leftTitle_, rightTitle_, differenceRows(*known_, left_, right_));
}

/// Signs and tooltips of the accesses in the variant's own text.
void VariantPanes::showMarks() {
  std::vector<views::EditorMark> marks;
  std::vector<views::AccessRange> ranges;
  if (known_ && known_->right.accesses) {
    const AccessAnalysis &accesses = *known_->right.accesses;
    const std::filesystem::path file = pathInText(shownPath_);
    if (const auto found = accesses.marks.find(file); found != accesses.marks.end()) marks = found->second;
    if (const auto found = accesses.ranges.find(file); found != accesses.ranges.end()) ranges = found->second;
  }
  source_->editor().setAccessMarks(marks);
  source_->editor().setAccessRanges(ranges);
  showFrames();
}

void VariantPanes::showFrames() {
  const std::filesystem::path file = pathInText(shownPath_);
  const bool isHere = chosen_ && chosen_->file == file;
  source_->editor().setChosenRange(isHere ? chosen_->begin : 0, isHere ? chosen_->end : 0);
  markEnds(source_->editor(), file, ends_);
}

/// The main file of another source stands in the place of the original's.
std::filesystem::path VariantPanes::pathInText(const std::filesystem::path &shown) const {
  if (!right_.byHand || !analysis_ || !analysis_->unit || isOfSource(*right_.byHand, *analysis_->unit)) return shown;
  return shown == analysis_->unit->files.front().path ? right_.byHand->file : shown;
}

/// Chooses a file of the variant's text. False where it is not among those that differ from the original's.
bool VariantPanes::showFile(const std::filesystem::path &file) {
  const auto found =
      std::ranges::find_if(texts_, [&](const session::ChangedFile &one) { return pathInText(one.path) == file; });
  if (found == texts_.end()) return false;
  const int index = static_cast<int>(found - texts_.begin());
  if (index != current_) chooseFile(index);
  if (sourceIsOld_) showSource();
  return true;
}

bool VariantPanes::reveal(const std::filesystem::path &file, std::size_t byte) {
  if (!showFile(file)) return false;
  source_->editor().reveal(byte);
  return true;
}

bool VariantPanes::goTo(const Place &place) {
  if (!showFile(place.file)) return false;
  source_->editor().goTo(static_cast<int>(place.line), static_cast<int>(place.column));
  return true;
}

void VariantPanes::setChosen(const std::optional<AccessKey> &access) {
  if (access == chosen_) return;
  chosen_ = access;
  showFrames();
}

void VariantPanes::setEnds(const std::vector<PlaceRange> &ends) {
  if (ends == ends_) return;
  ends_ = ends;
  showFrames();
  if (ends.empty() || !showFile(ends.front().place.file)) return;
  revealEnds(source_->editor(), ends.front().place.file, ends);
}

bool VariantPanes::isByHand() const {
  return isRow_ && right_.byHand && !texts_.empty();
}

void VariantPanes::edited() {
  if (filling_ || edited_.name.empty()) return;
  isTyped_ = true;
  rest_.start();
}

void VariantPanes::flush() {
  rest_.stop();
  if (!std::exchange(isTyped_, false)) return;
  const Edited edited = edited_; // the change leads to what is shown
  workbench_.hands().setText(edited.kernel, edited.name, edited.file, source_->editor().sourceBytes().toStdString());
}

void VariantPanes::showSource() {
  sourceIsOld_ = false;
  views::SourceEditor &editor = source_->editor();
  const Edited before = edited_;
  edited_ = {};
  if (isByHand())
    edited_ = {.kernel = kernel_, .name = right_.byHand->name, .file = texts_[static_cast<std::size_t>(current_)].path};
  if (isTyped_ && edited_ == before) return showMarks(); // what is typed is newer
  isTyped_ = false;
  filling_ = true;
  editor.setReadOnly(false);
  if (texts_.empty()) {
    editor.setSource(QString());
    shownPath_.clear();
  } else {
    session::ChangedFile file = texts_[static_cast<std::size_t>(current_)];
    // While something runs, a row has the text that it had before; what was typed since is not lost.
    if (const auto hand = workbench_.hands().find(edited_.kernel, edited_.name); hand && analysis_ && analysis_->unit)
      if (const auto texts = session::textsInPlace(*hand, *analysis_->unit); texts.contains(file.path))
        file.after = texts.at(file.path);
    // The same file with other steps keeps its place on the screen. What was typed in another text is not undone here.
    if (file.path == shownPath_ && edited_ == before)
      editor.replaceSource(toQString(file.after));
    else
      editor.setSource(toQString(file.after));
    shownPath_ = file.path;
    // Another plan: to where it begins to differ, with some lines before it. The same plan stays where it is.
    if (std::exchange(sourceSpeaksOf_, rightTitle_) != rightTitle_)
      editor.setFirstVisibleLine(std::max(0, firstDifference(file.before, file.after) - linesBefore));
  }
  editor.setReadOnly(edited_.name.empty());
  filling_ = false;
  showMarks();
}

void VariantPanes::showComparison() {
  comparisonIsOld_ = false;
  takeWhiteSpace(*comparison_, *workbench_.environment().settings); // another page may have changed it
  if (texts_.empty()) {
    comparison_->setTexts({}, {}, {}, {});
    return;
  }
  const session::ChangedFile &file = texts_[static_cast<std::size_t>(current_)];
  const QString name = toQString(file.path.filename());
  const auto title = [&name](const QString &steps) { return QStringLiteral("%1: %2").arg(name, steps); };
  // The text of another file has its own name.
  const auto titleOfSide = [&](const session::Variant &side, const QString &steps) {
    const bool isOther = side.byHand && analysis_ && analysis_->unit && !isOfSource(*side.byHand, *analysis_->unit);
    return isOther ? steps : title(steps);
  };
  comparison_->setTexts(titleOfSide(left_, leftTitle_), toQString(file.before), titleOfSide(right_, rightTitle_),
                        toQString(file.after));
}

/// Pages that nobody sees are not filled until they are shown.
bool VariantPanes::eventFilter(QObject *object, QEvent *event) {
  if (event->type() == QEvent::Show) {
    if (object == sourcePage_ && sourceIsOld_) showSource();
    if (object == comparePage_) takeWhiteSpace(*comparison_, *workbench_.environment().settings);
    if (object == comparePage_ && comparisonIsOld_) showComparison();
    studySoon_.start();
  }
  if (object == comparePage_ && event->type() == QEvent::Resize) {
    constexpr int low = 520;   // for both tables one above the other
    constexpr int wide = 1100; // enough for both beside each other
    const bool areBeside = comparePage_->height() < low && comparePage_->width() >= wide;
    below_->setOrientation(areBeside ? Qt::Horizontal : Qt::Vertical);
  }
  // Where there are no numbers, the texts have their room.
  const bool isOfTables = object == numbers_ || object == differences_;
  if (isOfTables && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
    below_->setVisible(!numbers_->isHidden() || !differences_->isHidden());
  return QObject::eventFilter(object, event);
}

} // namespace warpgrain::gui
