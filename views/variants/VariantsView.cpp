// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/variants/VariantsView.h"

#include "views/shared/TableSetUp.h"
#include "views/shared/TableText.h"
#include "views/shared/Theme.h"
#include "views/shared/ValueProxy.h"
#include "views/variants/MeasureLine.h"
#include "views/variants/SpaceLine.h"
#include "views/variants/VariantsModel.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace warpgrain::views {

VariantsView::VariantsView(QWidget *parent)
    : QWidget(parent), model_(new VariantsModel(this)), proxy_(new ValueProxy(this)) {
  model_->setDark(isDark(*this));
  proxy_->setSourceModel(model_);
  proxy_->setSortRole(VariantsModel::sortRole);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  makeActions();
  column->addWidget(makeSpaceLine());
  column->addWidget(makeTable(), 1);
  empty_ = new QLabel(tr("Write the steps to try above, for example coarsen y 1,2,4, and press Build: every variant is "
                         "written, compiled and listed here with its registers, spills and occupancy."),
                      this);
  empty_->setWordWrap(true);
  empty_->setMargin(8);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  column->addWidget(empty_, 1);
  setFocusProxy(table_);
  setVariants({});
  setSpaceProblem({});
  setOutdated({});
  setProgress(0, 0);
}

QWidget *VariantsView::makeSpaceLine() {
  auto *part = new QWidget(this);
  auto *column = new QVBoxLayout(part);
  column->setContentsMargins(6, 4, 6, 0);
  column->setSpacing(2);
  auto *row = new QHBoxLayout;
  auto *label = new QLabel(tr("Sear&ch space"), part);
  space_ = new SpaceLine(part);
  space_->setMinimumWidth(24 * fontMetrics().averageCharWidth());
  space_->setPlaceholderText(tr("for example: coarsen y 1,2,4,8; coarsen x 1,2"));
  space_->setToolTip(tr("Steps with lists of values, separated by semicolons; every combination is a variant. "
                        "Ctrl+Space lists the steps that can be tried; Ctrl+click on a value in Steps adds it."));
  space_->setAccessibleName(tr("Search space"));
  label->setBuddy(space_);
  spaceCount_ = new QLabel(part);
  spaceCount_->setObjectName(QStringLiteral("spaceCount"));
  spaceCount_->setToolTip(tr("What is built: every combination, the original, and the plan in Steps"));
  build_ = new QPushButton(tr("&Build"), part);
  build_->setObjectName(QStringLiteral("variantsBuild"));
  verify_ = new QPushButton(tr("&Verify"), part);
  verify_->setObjectName(QStringLiteral("variantsVerify"));
  verify_->setToolTip(tr("Run the variants on the CPU and compare what they leave in memory; what is not built yet is "
                         "built first"));
  cancel_ = new QPushButton(tr("Cance&l"), part);
  progress_ = new QProgressBar(part);
  progress_->setAccessibleName(tr("Variants that are done"));
  progress_->setFormat(tr("%v of %m"));
  progress_->setMaximumWidth(160);
  row->addWidget(label);
  row->addWidget(space_, 1);
  row->addWidget(spaceCount_);
  row->addWidget(build_);
  row->addWidget(verify_);
  row->addWidget(progress_);
  row->addWidget(cancel_);
  // Those for which there is no room are in the menu at its end.
  auto *actions = new QToolBar(part);
  actions->setObjectName(QStringLiteral("variantActions"));
  actions->setToolButtonStyle(Qt::ToolButtonTextOnly);
  actions->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  for (QAction *action : {compare_, edit_, add_, adopt_, export_}) {
    actions->addAction(action);
    actions->widgetForAction(action)->setFocusPolicy(Qt::StrongFocus);
  }
  row->addWidget(actions);
  spaceProblem_ = new QLabel(part);
  spaceProblem_->setWordWrap(true);
  spaceProblem_->setTextFormat(Qt::PlainText);
  outdated_ = new QLabel(part);
  outdated_->setObjectName(QStringLiteral("variantsOutdated"));
  outdated_->setWordWrap(true);
  outdated_->setTextFormat(Qt::PlainText);
  measure_ = new MeasureLine(part);
  column->addLayout(row);
  column->addWidget(measure_);
  column->addWidget(spaceProblem_);
  column->addWidget(outdated_);
  connect(space_, &QLineEdit::textEdited, this, &VariantsView::spaceEdited);
  connect(space_, &SpaceLine::completed, this, &VariantsView::spaceEdited);
  connect(space_, &QLineEdit::returnPressed, build_, &QPushButton::click);
  connect(build_, &QPushButton::clicked, this, &VariantsView::buildRequested);
  connect(verify_, &QPushButton::clicked, this, &VariantsView::verifyRequested);
  connect(cancel_, &QPushButton::clicked, this, &VariantsView::cancelRequested);
  connect(measure_, &MeasureLine::measureRequested, this, [this] {
    // One row is always current; that alone is no choice of what to measure.
    const auto selected = selectedVariants();
    Q_EMIT measureRequested(selected.size() > 1 ? selected : std::vector<std::size_t>());
  });
  return part;
}

void VariantsView::makeActions() {
  const auto make = [this](const QString &text, const QString &help) {
    auto *action = new QAction(text, this);
    action->setToolTip(help);
    action->setEnabled(false);
    return action;
  };
  compare_ = make(tr("Co&mpare"), tr("Show the selected variants side by side; one is compared with the original"));
  adopt_ = make(tr("&Apply to source"), tr("Put the variant's text in place of the source; it can be undone"));
  edit_ = make(tr("E&dit"), tr("Take the variant's text as a new row, and change it by hand"));
  add_ = make(tr("Add fr&om file…"), tr("Take the kernel of the same name from another file as a new row"));
  rename_ = make(tr("Re&name…"), tr("Give the row another name"));
  rename_->setShortcut(Qt::Key_F2);
  rename_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  remove_ = make(tr("&Remove"), tr("Take the row out of the table; it can be undone"));
  remove_->setShortcut(QKeySequence::Delete);
  remove_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  export_ = make(tr("E&xport…"), tr("Save the variant's source to a file"));
  measureRows_ = make(tr("Mea&sure"), tr("Measure the selected variants beside the original"));
  copy_ = make(tr("&Copy as text"), tr("Copy the selected rows, columns separated by tabs"));
  copy_->setShortcut(QKeySequence::Copy);
  copy_->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  connect(compare_, &QAction::triggered, this, [this] { Q_EMIT compareRequested(selectedVariants()); });
  connect(adopt_, &QAction::triggered, this, [this] { Q_EMIT adoptRequested(*chosen_); });
  connect(edit_, &QAction::triggered, this, [this] { Q_EMIT editRequested(*chosen_); });
  connect(add_, &QAction::triggered, this, &VariantsView::addRequested);
  connect(rename_, &QAction::triggered, this, [this] { Q_EMIT renameRequested(*chosen_); });
  connect(remove_, &QAction::triggered, this, [this] { Q_EMIT removeRequested(*chosen_); });
  connect(export_, &QAction::triggered, this, [this] { Q_EMIT exportRequested(*chosen_); });
  connect(measureRows_, &QAction::triggered, this, [this] { Q_EMIT measureRequested(selectedVariants()); });
  connect(copy_, &QAction::triggered, this, &VariantsView::copySelection);
}

QWidget *VariantsView::makeTable() {
  table_ = new QTableView(this);
  table_->setModel(proxy_);
  table_->setAccessibleName(tr("Variants"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  table_->setAlternatingRowColors(true);
  setUpTable(*table_);
  table_->setSortingEnabled(true);
  table_->sortByColumn(static_cast<int>(VariantColumn::steps), Qt::AscendingOrder);
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  table_->addActions({compare_, measureRows_, edit_, add_, rename_, remove_, adopt_, export_, copy_});
  QHeaderView *header = table_->horizontalHeader();
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  constexpr int measuredRows = 100; // a thousand after each change of a row keep the window for 40 ms
  header->setResizeContentsPrecision(measuredRows);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &VariantsView::takeChoice);
  connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &VariantsView::takeChoice);
  return table_;
}

void VariantsView::setVariants(const std::vector<session::Variant> &variants) {
  silent_ = true;
  model_->setVariants(variants);
  chosen_.reset();
  silent_ = false;
  table_->setVisible(!variants.empty());
  empty_->setVisible(variants.empty());
  updateActions();
}

void VariantsView::updateVariant(const session::Variant &variant) {
  model_->updateVariant(variant);
  table_->setVisible(true);
  empty_->setVisible(false);
  updateActions();
}

void VariantsView::setProgress(int done, int total) {
  running_ = done < total;
  progress_->setVisible(running_);
  cancel_->setVisible(running_);
  build_->setVisible(!running_);
  verify_->setVisible(!running_);
  measure_->setEnabled(!running_);
  updateActions();
  if (!running_) return;
  progress_->setRange(0, total);
  progress_->setValue(done);
}

std::vector<std::size_t> VariantsView::selectedVariants() const {
  QModelIndexList rows = table_->selectionModel()->selectedRows();
  std::ranges::sort(rows, {}, &QModelIndex::row);
  std::vector<std::size_t> ids;
  for (const QModelIndex &row : rows)
    ids.push_back(static_cast<std::size_t>(row.data(VariantsModel::idRole).toULongLong()));
  return ids;
}

void VariantsView::selectVariant(std::size_t id) {
  const auto row = model_->rowOf(id);
  if (!row) return;
  silent_ = true;
  const QModelIndex index = proxy_->mapFromSource(model_->index(*row, 0));
  table_->setCurrentIndex(index);
  table_->scrollTo(index);
  silent_ = false;
  chosen_ = id;
  updateActions();
}

void VariantsView::clearChoice() {
  silent_ = true;
  table_->clearSelection();
  silent_ = false;
  chosen_.reset();
  updateActions();
}

/// Rows are selected by a click or a key alone. The current row is more than that: the table makes its first row
/// current when the focus falls on it, and a row's current cell moves with Ctrl and the arrow keys.
void VariantsView::takeChoice() {
  if (silent_) return;
  const std::vector<std::size_t> selected = selectedVariants();
  const auto isSelected = [&selected](std::size_t id) { return std::ranges::find(selected, id) != selected.end(); };
  const QModelIndex current = table_->currentIndex();
  if (current.isValid())
    if (const auto id = static_cast<std::size_t>(current.data(VariantsModel::idRole).toULongLong()); isSelected(id))
      return setChoice(id);
  if (chosen_ && isSelected(*chosen_)) return setChoice(chosen_);
  setChoice(selected.empty() ? std::nullopt : std::optional(selected.front()));
}

void VariantsView::setChoice(std::optional<std::size_t> id) {
  const bool isOther = id != std::exchange(chosen_, id);
  updateActions();
  if (!isOther) return;
  if (id)
    Q_EMIT variantChosen(*id);
  else
    Q_EMIT choiceCleared();
}

void VariantsView::updateActions() {
  const auto row = chosen_ ? model_->rowOf(*chosen_) : std::nullopt;
  // A variant that is refused, or not written yet, has no text that could be compared or taken over.
  const bool hasText = row && session::hasText(model_->at(*row));
  compare_->setEnabled(hasText);
  adopt_->setEnabled(hasText && !isOriginal(model_->at(*row)));
  const bool isByHand = row && model_->at(*row).byHand;
  edit_->setEnabled(hasText && !running_);
  add_->setEnabled(possible_ && !running_);
  rename_->setEnabled(isByHand && !running_);
  remove_->setEnabled(isByHand && !running_);
  export_->setEnabled(hasText);
  measureRows_->setEnabled(hasText && !running_);
  copy_->setEnabled(model_->rowCount() > 0);
}

void VariantsView::copySelection() const {
  QGuiApplication::clipboard()->setText(tableText(*table_));
}

void VariantsView::setSpace(const QString &space) {
  if (space_->text() != space) space_->setText(space);
}

QString VariantsView::space() const {
  return space_->text();
}

void VariantsView::setSpaceChoices(const QStringList &choices) {
  space_->setChoices(choices);
}

void VariantsView::setSpaceCount(std::optional<int> variants) {
  spaceCount_->setText(variants ? tr("%n variant(s)", nullptr, *variants) : QString());
}

void VariantsView::setSpaceProblem(const QString &problem) {
  spaceProblem_->setText(problem);
  spaceProblem_->setVisible(!problem.isEmpty());
  QPalette colours;
  colours.setColor(QPalette::WindowText, themeColours(*this).error);
  spaceProblem_->setPalette(colours);
}

void VariantsView::setBuildPossible(bool possible, const QString &reason) {
  possible_ = possible;
  updateActions();
  build_->setEnabled(possible);
  verify_->setEnabled(possible);
  measure_->setPossible(possible, reason);
  build_->setToolTip(possible ? QString() : reason);
}

void VariantsView::setBuilding(bool isBuilding) {
  model_->setBuilding(isBuilding);
}

void VariantsView::setOutdated(const QString &reason) {
  model_->setOutdated(!reason.isEmpty());
  outdated_->setText(reason);
  outdated_->setVisible(!reason.isEmpty());
}

void VariantsView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !spaceProblem_) return;
  model_->setDark(isDark(*this));
  setSpaceProblem(spaceProblem_->text());
}

} // namespace warpgrain::views
