// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/nests/NestsView.h"

#include "views/access/AccessLabels.h"
#include "views/nests/BarDelegate.h"
#include "views/nests/MappingsModel.h"
#include "views/nests/MatricesPage.h"
#include "views/nests/NestText.h"
#include "views/nests/NestTextsPage.h"
#include "views/nests/TouchPage.h"
#include "views/shared/FlowLayout.h"
#include "views/shared/TableSetUp.h"
#include "views/shared/Texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace warpgrain::views {

namespace {

enum TreeColumn { nameColumn, lineColumn, stateColumn, whyColumn, treeColumns };

constexpr int nestRole = Qt::UserRole;
constexpr int loopRole = Qt::UserRole + 1; ///< of a loop; not valid of a nest

std::optional<std::size_t> numberOf(const QTreeWidgetItem *item, int role) {
  if (item == nullptr || !item->data(nameColumn, role).isValid()) return std::nullopt;
  return item->data(nameColumn, role).value<std::size_t>();
}

/// The items of nests, in their order.
std::vector<QTreeWidgetItem *> nestItems(const QTreeWidget &tree) {
  std::vector<QTreeWidgetItem *> out;
  for (QTreeWidgetItemIterator it(const_cast<QTreeWidget *>(&tree)); *it != nullptr; ++it)
    if (numberOf(*it, nestRole) && !numberOf(*it, loopRole)) out.push_back(*it);
  return out;
}

} // namespace

NestsView::NestsView(QWidget *parent) : QWidget(parent), model_(new MappingsModel(this)) {
  auto *split = new QSplitter(Qt::Horizontal, this);
  split->setObjectName(QStringLiteral("nestSplit"));
  split->addWidget(makeTree());
  split->addWidget(makeTable());
  split->addWidget(makePages());
  split->setStretchFactor(0, 2);
  split->setStretchFactor(1, 3);
  split->setStretchFactor(2, 6);
  split->setChildrenCollapsible(false);
  split->setSizes({230, 330, 700});
  content_ = split;
  message_ = makeCaption(this);
  message_->setObjectName(QStringLiteral("nestMessage"));
  message_->setAccessibleName(tr("Message about the nests"));
  message_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  message_->setMargin(8);
  auto *whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(0);
  whole->addWidget(makeBar());
  whole->addWidget(content_, 1);
  whole->addWidget(message_, 1);
  setFocusProxy(tree_);
  connectAll();
  showState();
}

QWidget *NestsView::makeBar() {
  auto *bar = new QWidget(this);
  auto *row = new FlowLayout(bar, 6);
  row->setContentsMargins(4, 2, 4, 2);
  rules_ = new QComboBox(bar);
  rules_->setObjectName(QStringLiteral("nestRules"));
  rules_->setAccessibleName(tr("Rules of the ranking"));
  rules_->addItems({tr("Our rules"), tr("Published rules")});
  rules_->setToolTip(tr("Corrected rules for the GPU in the toolbar, or the published ones for a GT200 of compute "
                        "capability 1.3"));
  language_ = new QComboBox(bar);
  language_->setObjectName(QStringLiteral("nestLanguage"));
  language_->setAccessibleName(tr("Language of the kernels"));
  language_->addItems({QStringLiteral("CUDA"), QStringLiteral("OpenCL")});
  language_->setToolTip(tr("The language that kernels are written in"));
  reorder_ = new QCheckBox(tr("Reorder sums"), bar);
  reorder_->setObjectName(QStringLiteral("nestReorder"));
  reorder_->setToolTip(tr("Also loops that gather floating-point numbers, whose result depends on the order"));
  keep_ = new QCheckBox(tr("Keep loops"), bar);
  keep_->setObjectName(QStringLiteral("nestKeepLoops"));
  keep_->setToolTip(tr("Loops stay as they are written: they are not interchanged, joined, distributed or made "
                       "rectangles"));
  onlyCaret_ = new QCheckBox(tr("Only at the caret"), bar);
  onlyCaret_->setObjectName(QStringLiteral("nestOnlyCaret"));
  onlyCaret_->setToolTip(tr("Only the nest whose outermost loop is the one at the caret, which may be a loop inside "
                            "another; else the nests behind #pragma warpgrain map, or all where there is none"));
  open_ = new QPushButton(bar);
  open_->setObjectName(QStringLiteral("nestOpen"));
  open_->setToolTip(tr("Writes the program beside the source and opens its kernels: steps, variants and measurements "
                       "follow as for any source"));
  save_ = new QPushButton(tr("Sa&ve…"), bar);
  save_->setObjectName(QStringLiteral("nestSave"));
  save_->setToolTip(tr("Writes the program to a file; of OpenCL, with the kernels beside it"));
  stop_ = new QPushButton(bar);
  stop_->setObjectName(QStringLiteral("nestStop"));
  summary_ = new QLabel(bar);
  summary_->setObjectName(QStringLiteral("nestSummary"));
  for (QWidget *each :
       std::initializer_list<QWidget *>{rules_, language_, reorder_, keep_, onlyCaret_, open_, save_, stop_, summary_})
    row->addWidget(each);
  return bar;
}

QWidget *NestsView::makeTree() {
  tree_ = new QTreeWidget(this);
  tree_->setObjectName(QStringLiteral("nestTree"));
  tree_->setAccessibleName(tr("Functions with their nests and loops"));
  tree_->setColumnCount(treeColumns);
  tree_->setHeaderLabels({tr("Nest"), tr("Line"), tr("Is"), tr("Why")});
  tree_->setUniformRowHeights(true);
  tree_->header()->setStretchLastSection(true);
  tree_->setMinimumWidth(150);
  tree_->setTabKeyNavigation(false);
  return tree_;
}

QWidget *NestsView::makeTable() {
  table_ = new QTableView(this);
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("nestMappings"));
  table_->setAccessibleName(tr("Mappings of the nest, the best first"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  constexpr int padding = 10; // room for the bars
  setUpTable(*table_, padding);
  table_->setItemDelegate(new BarDelegate(MappingsModel::barRole, table_));
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->setMinimumWidth(180);
  addCopyAction(*table_);
  return table_;
}

QWidget *NestsView::makePages() {
  auto *tabs = new QTabWidget(this);
  tabs->setObjectName(QStringLiteral("nestTabs"));
  tabs->setDocumentMode(true);
  tabs->setMinimumWidth(200);
  touches_ = new TouchPage(tabs);
  matrices_ = new MatricesPage(tabs);
  texts_ = new NestTextsPage(tabs);
  details_ = makeText(tr("What is known of the chosen nest"), tabs);
  details_->setObjectName(QStringLiteral("nestDetails"));
  tabs->addTab(touches_, tr("Threads"));
  tabs->addTab(matrices_, tr("Matrices"));
  tabs->addTab(texts_, tr("Program"));
  tabs->addTab(details_, tr("Nest"));
  return tabs;
}

void NestsView::connectAll() {
  const auto changed = [this] { Q_EMIT settingsChosen(settings()); };
  connect(rules_, &QComboBox::activated, this, changed);
  connect(language_, &QComboBox::activated, this, changed);
  for (QCheckBox *box : {reorder_, keep_, onlyCaret_})
    connect(box, &QCheckBox::clicked, this, changed);
  connect(open_, &QPushButton::clicked, this, &NestsView::openWanted);
  connect(save_, &QPushButton::clicked, this, &NestsView::saveWanted);
  connect(stop_, &QPushButton::clicked, this, [this] {
    if (isMapping_ || isWriting_)
      Q_EMIT stopWanted();
    else
      Q_EMIT againWanted();
  });
  connect(tree_, &QTreeWidget::currentItemChanged, this, &NestsView::nestChosen);
  connect(tree_, &QTreeWidget::itemActivated, this, &NestsView::goToChosen);
  connect(tree_, &QTreeWidget::itemExpanded, this, &NestsView::fitColumns);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) {
    if (row.isValid() && !isSilent_) rowChosen(row.row());
  });
  connect(touches_, &TouchPage::accessChosen, this, &NestsView::showMapping);
  const auto follow = [this](const QString &link) {
    if (const auto place = linkedPlace(link)) Q_EMIT placeChosen(place->path, place->line);
  };
  connect(details_, &QTextBrowser::anchorClicked, this,
          [follow](const QUrl &link) { follow(QString::fromUtf8(link.toEncoded())); });
  connect(message_, &QLabel::linkActivated, this, follow);
}

NestSettings NestsView::settings() const {
  return {.isPaper = rules_->currentIndex() == 1,
          .isOpenCl = language_->currentIndex() == 1,
          .allowsReorder = reorder_->isChecked(),
          .keepsLoops = keep_->isChecked(),
          .isOnlyCaret = onlyCaret_->isChecked()};
}

void NestsView::setSettings(const NestSettings &settings) {
  rules_->setCurrentIndex(settings.isPaper ? 1 : 0);
  language_->setCurrentIndex(settings.isOpenCl ? 1 : 0);
  reorder_->setChecked(settings.allowsReorder);
  keep_->setChecked(settings.keepsLoops);
  onlyCaret_->setChecked(settings.isOnlyCaret);
  showState();
}

void NestsView::setNests(NestListPointer list) {
  const Nest *before = shownNest();
  const int lineBefore = before != nullptr ? before->place.line : 0;
  list_ = std::move(list);
  written_ = nullptr;
  mappings_.clear();
  nest_.reset();
  const bool wasSilent = std::exchange(isSilent_, true);
  fillTree();
  const auto items = nestItems(*tree_);
  const auto isSame = [&](const QTreeWidgetItem *item) {
    return list_->nests[*numberOf(item, nestRole)].place.line == lineBefore;
  };
  const auto isMapped = [&](const QTreeWidgetItem *item) { return list_->nests[*numberOf(item, nestRole)].isMapped(); };
  auto found = std::ranges::find_if(items, isSame);
  if (found == items.end()) found = std::ranges::find_if(items, isMapped);
  if (found != items.end())
    tree_->setCurrentItem(*found);
  else if (!items.empty())
    tree_->setCurrentItem(items.front());
  isSilent_ = wasSilent;
  nest_ = chosenNest();
  showNest();
  showState();
}

void NestsView::setTexts(NestTextsPointer texts) {
  written_ = std::move(texts);
  fillStates();
  texts_->setTexts(list_, written_);
  if (nest_) texts_->showNest(*nest_);
  showDetails();
  showState();
}

void NestsView::setPictures(const NestPictures &pictures) {
  touches_->setPictures(pictures.pictures, chosenMapping());
  matrices_->setNest(shownNest(), pictures.matrices);
}

void NestsView::setEmptyText(const QString &text) {
  emptyText_ = text;
  showState();
}

void NestsView::setMapping(bool isMapping) {
  isMapping_ = isMapping;
  showState();
}

void NestsView::setWriting(bool isWriting) {
  isWriting_ = isWriting;
  texts_->setBusy(isWriting);
  showState();
}

/// Functions in the order of the text, with their nests; nests with their loops.
void NestsView::fillTree() {
  tree_->clear();
  if (!list_) return;
  QList<QTreeWidgetItem *> functions;
  const auto functionOf = [&](const QString &name) {
    const QString title = tr("%1()").arg(name);
    for (QTreeWidgetItem *each : functions)
      if (each->text(nameColumn) == title) return each;
    functions.push_back(new QTreeWidgetItem({title}));
    return functions.back();
  };
  for (std::size_t i = 0; i < list_->nests.size(); ++i) {
    const Nest &nest = list_->nests[i];
    auto *item = new QTreeWidgetItem(functionOf(nest.function), {titleOf(nest), nest.place.name});
    item->setData(nameColumn, nestRole, QVariant::fromValue(i));
    for (std::size_t k = 0; k < nest.loops.size(); ++k) {
      const NestLoop &loop = nest.loops[k];
      auto *child =
          new QTreeWidgetItem(item, {QStringLiteral("  ").repeated(loop.depth) + loop.counter, loop.place.name});
      child->setData(nameColumn, nestRole, QVariant::fromValue(i));
      child->setData(nameColumn, loopRole, QVariant::fromValue(k));
    }
  }
  tree_->addTopLevelItems(functions);
  for (QTreeWidgetItem *each : functions)
    each->setExpanded(true);
  fillStates();
  fitColumns();
}

void NestsView::fitColumns() {
  for (const int column : {nameColumn, lineColumn, stateColumn})
    tree_->resizeColumnToContents(column);
}

/// What depends on the chosen mapping and on the program that was written.
void NestsView::fillStates() {
  for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
    const auto number = numberOf(*it, nestRole);
    if (!number) continue;
    const Nest &nest = list_->nests[*number];
    const auto loop = numberOf(*it, loopRole);
    const auto chosen = mappings_.find(*number);
    const WrittenNest *written = writtenOf(*number);
    const QString state = loop ? stateOf(nest, nest.loops[*loop], chosen == mappings_.end() ? 0 : chosen->second)
                               : stateOf(nest, written);
    const QString why = loop ? nest.loops[*loop].why : whyOf(nest, written);
    (*it)->setText(stateColumn, state);
    (*it)->setText(whyColumn, why);
    (*it)->setToolTip(whyColumn, toolTipOf(why));
  }
}

std::optional<std::size_t> NestsView::chosenNest() const {
  return numberOf(tree_->currentItem(), nestRole);
}

const Nest *NestsView::shownNest() const {
  return list_ && nest_ && *nest_ < list_->nests.size() ? &list_->nests[*nest_] : nullptr;
}

std::size_t NestsView::chosenMapping() const {
  const auto found = nest_ ? mappings_.find(*nest_) : mappings_.end();
  return found == mappings_.end() ? 0 : found->second;
}

const WrittenNest *NestsView::writtenOf(std::size_t nest) const {
  return written_ && nest < written_->nests.size() ? &written_->nests[nest] : nullptr;
}

void NestsView::showDetails() {
  const Nest *nest = shownNest();
  details_->setHtml(nest != nullptr ? nestHtml(*nest, chosenMapping(), writtenOf(*nest_)) : QString());
}

void NestsView::nestChosen() {
  if (isSilent_) return;
  if (const auto chosen = chosenNest(); chosen && chosen != nest_) {
    nest_ = chosen;
    showNest();
  }
  goToChosen();
}

/// A function has no place of its own here.
void NestsView::goToChosen() {
  const QTreeWidgetItem *item = tree_->currentItem();
  const auto number = numberOf(item, nestRole);
  if (!number || !list_) return;
  const auto loop = numberOf(item, loopRole);
  const Nest &nest = list_->nests[*number];
  const SourcePlace &place = loop ? nest.loops[*loop].place : nest.place;
  // The editor takes the keyboard; a person who walks through the tree keeps it.
  const bool hadKeyboard = tree_->hasFocus();
  Q_EMIT placeChosen(place.path, place.line);
  if (hadKeyboard) tree_->setFocus();
}

/// A click on a mapping has the program written with it.
void NestsView::rowChosen(int row) {
  if (!nest_ || chosenMapping() == static_cast<std::size_t>(row)) return;
  mappings_[*nest_] = static_cast<std::size_t>(row);
  fillStates();
  showMapping();
  Q_EMIT mappingChosen(*nest_, static_cast<std::size_t>(row));
}

void NestsView::showNest() {
  const Nest *nest = shownNest();
  const bool wasSilent = std::exchange(isSilent_, true);
  model_->setNest(list_, nest_.value_or(0));
  for (int column = 0; column < MappingsModel::whyColumn; ++column)
    table_->resizeColumnToContents(column);
  if (nest != nullptr && nest->isMapped()) table_->selectRow(static_cast<int>(chosenMapping()));
  isSilent_ = wasSilent;
  touches_->setNest(nest);
  texts_->setTexts(list_, written_);
  if (nest_) texts_->showNest(*nest_);
  showMapping();
}

/// What the pages say of the chosen mapping.
void NestsView::showMapping() {
  const Nest *nest = shownNest();
  showDetails();
  if (nest != nullptr && nest->isMapped())
    Q_EMIT picturesWanted(
        {.nest = *nest_, .array = touches_->array(), .access = touches_->access(), .mapping = chosenMapping()});
  else
    setPictures({});
}

void NestsView::showState() {
  const bool hasNests = list_ && list_->error.isEmpty();
  const bool isBusy = isMapping_ || isWriting_;
  const bool isOpenCl = language_->currentIndex() == 1;
  content_->setVisible(hasNests);
  message_->setVisible(!hasNests);
  open_->setText(isOpenCl ? tr("Open as O&penCL") : tr("O&pen as CUDA"));
  const bool hasText = written_ && written_->error.isEmpty() && !isBusy;
  open_->setEnabled(hasText);
  save_->setEnabled(hasText);
  stop_->setText(isBusy ? tr("Stop") : tr("Map Again"));
  stop_->setToolTip(isBusy ? tr("Ends the reading of the nests, or the writing of the program")
                           : tr("Reads the nests of the source once more"));
  summary_->setText(isMapping_   ? tr("The nests are read…")
                    : isWriting_ ? tr("The program is written…")
                    : list_      ? summaryOf(*list_, written_.get())
                                 : QString());
  if (!hasNests) message_->setText(list_ ? nestErrorHtml(*list_) : emptyText_.toHtmlEscaped());
}

void NestsView::chooseAt(const QString &path, int line) {
  if (!list_) return;
  QTreeWidgetItem *best = nullptr;
  for (QTreeWidgetItem *item : nestItems(*tree_)) {
    const Nest &nest = list_->nests[*numberOf(item, nestRole)];
    const bool isIn = nest.place.path == path && nest.place.line <= line && line <= nest.lastLine;
    if (isIn) best = item; // of several, the one that begins last
  }
  if (best == nullptr || numberOf(best, nestRole) == nest_) return;
  const bool wasSilent = std::exchange(isSilent_, true);
  tree_->setCurrentItem(best);
  isSilent_ = wasSilent;
  nest_ = chosenNest();
  showNest();
}

} // namespace warpgrain::views
