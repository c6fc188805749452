// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/openmp/OpenMpView.h"

#include "views/editor/ProgramTexts.h"
#include "views/openmp/OpenMpText.h"
#include "views/openmp/TransfersModel.h"
#include "views/shared/TableSetUp.h"
#include "views/shared/Texts.h"

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

enum TreeColumn { nameColumn, lineColumn, placeColumn, whyColumn, treeColumns };

constexpr int regionRole = Qt::UserRole;
constexpr int kernelRole = Qt::UserRole + 1;

std::optional<OpenMpChoice> choiceOf(const QTreeWidgetItem *item) {
  if (item == nullptr || !item->data(nameColumn, regionRole).isValid()) return std::nullopt;
  OpenMpChoice out{.region = item->data(nameColumn, regionRole).value<std::size_t>(), .kernel = {}};
  if (const QVariant kernel = item->data(nameColumn, kernelRole); kernel.isValid())
    out.kernel = kernel.value<std::size_t>();
  return out;
}

void setChoice(QTreeWidgetItem &item, const OpenMpChoice &choice) {
  item.setData(nameColumn, regionRole, QVariant::fromValue(choice.region));
  if (choice.kernel) item.setData(nameColumn, kernelRole, QVariant::fromValue(*choice.kernel));
}

/// The first of all items that `fits`, or null.
template <typename Fits>
QTreeWidgetItem *findItem(const QTreeWidget &tree, const Fits &fits) {
  for (QTreeWidgetItemIterator it(const_cast<QTreeWidget *>(&tree)); *it != nullptr; ++it)
    if (const auto choice = choiceOf(*it); choice && fits(*choice)) return *it;
  return nullptr;
}

} // namespace

OpenMpView::OpenMpView(QWidget *parent) : QWidget(parent), model_(new TransfersModel(this)) {
  texts_ = new ProgramTexts(
      {tr("Source"), tr("OpenMP"), tr("CUDA")},
      {tr("Source as it was read"), tr("OpenMP program with what becomes of each region"), tr("CUDA program")}, this);
  texts_->setObjectName(QStringLiteral("openMpTexts"));
  texts_->setCurrentIndex(2);
  auto *split = new QSplitter(Qt::Horizontal, this);
  split->addWidget(makeTree());
  split->addWidget(makeDetails());
  split->addWidget(texts_);
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 3);
  split->setStretchFactor(2, 4);
  split->setChildrenCollapsible(false);
  split->setSizes({300, 320, 380});
  content_ = split;
  message_ = new QLabel(this);
  message_->setObjectName(QStringLiteral("openMpMessage"));
  message_->setAccessibleName(tr("Message about the program"));
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::RichText);
  message_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  message_->setMargin(8);
  connect(message_, &QLabel::linkActivated, this, [this](const QString &link) {
    if (const auto place = linkedPlace(link)) Q_EMIT placeChosen(place->path, place->line);
  });
  auto *whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(0);
  whole->addWidget(makeBar());
  whole->addWidget(content_, 1);
  whole->addWidget(message_, 1);
  setFocusProxy(tree_);
  const std::array<QWidget *, 7> order{transfers_, open_, save_, tree_, details_, table_, texts_};
  for (std::size_t i = 1; i < order.size(); ++i)
    setTabOrder(order[i - 1], order[i]);
  showState();
}

QWidget *OpenMpView::makeBar() {
  auto *bar = new QWidget(this);
  auto *row = new QHBoxLayout(bar);
  row->setContentsMargins(4, 2, 4, 2);
  open_ = new QPushButton(tr("&Open as CUDA"), bar);
  open_->setObjectName(QStringLiteral("openMpOpen"));
  open_->setToolTip(tr("Writes the CUDA program beside the source and opens it: kernels, steps, variants and "
                       "measurements follow as for any source"));
  save_ = new QPushButton(tr("Sa&ve CUDA…"), bar);
  save_->setObjectName(QStringLiteral("openMpSave"));
  save_->setToolTip(tr("Writes the CUDA program to a file"));
  transfers_ = new QComboBox(bar);
  transfers_->setObjectName(QStringLiteral("openMpTransfers"));
  transfers_->setAccessibleName(tr("When memory is copied"));
  transfers_->addItem(tr("Memory stays on the GPU"));
  transfers_->addItem(tr("Copies that the data flow needs"));
  transfers_->addItem(tr("Copies at each launch"));
  transfers_->setToolTip(tr("When memory is copied between CPU and GPU"));
  summary_ = new QLabel(bar);
  summary_->setObjectName(QStringLiteral("openMpSummary"));
  row->addWidget(transfers_);
  row->addWidget(open_);
  row->addWidget(save_);
  row->addWidget(summary_, 1);
  connect(open_, &QPushButton::clicked, this, &OpenMpView::openWanted);
  connect(save_, &QPushButton::clicked, this, &OpenMpView::saveWanted);
  connect(transfers_, &QComboBox::activated, this, &OpenMpView::transfersChosen);
  return bar;
}

QWidget *OpenMpView::makeTree() {
  tree_ = new QTreeWidget(this);
  tree_->setObjectName(QStringLiteral("openMpTree"));
  tree_->setAccessibleName(tr("Functions with their regions and kernels"));
  tree_->setColumnCount(treeColumns);
  tree_->setHeaderLabels({tr("Region"), tr("Line"), tr("Runs on"), tr("Why")});
  tree_->setUniformRowHeights(true);
  tree_->header()->setStretchLastSection(true);
  tree_->setMinimumWidth(160);
  tree_->setTabKeyNavigation(false);
  connect(tree_, &QTreeWidget::currentItemChanged, this, &OpenMpView::choose);
  connect(tree_, &QTreeWidget::itemActivated, this, &OpenMpView::goToChosen);
  return tree_;
}

QWidget *OpenMpView::makeDetails() {
  auto *tabs = new QTabWidget(this);
  tabs->setObjectName(QStringLiteral("openMpDetailTabs"));
  tabs->setDocumentMode(true);
  tabs->setMinimumWidth(160);
  details_ = new QTextBrowser(tabs);
  details_->setObjectName(QStringLiteral("openMpDetails"));
  details_->setAccessibleName(tr("What is known of the chosen region"));
  details_->setOpenLinks(false);
  details_->setFrameShape(QFrame::NoFrame);
  connect(details_, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
    if (const auto place = linkedPlace(QString::fromUtf8(link.toEncoded())))
      Q_EMIT placeChosen(place->path, place->line);
  });
  table_ = new QTableView(tabs);
  setUpTable();
  tabs->addTab(details_, tr("Region"));
  tabs->addTab(table_, tr("Transfers"));
  return tabs;
}

void OpenMpView::setUpTable() {
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("openMpTransfersTable"));
  table_->setAccessibleName(tr("Copies between CPU and GPU, in the order of the program"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  views::setUpTable(*table_);
  table_->horizontalHeader()->setStretchLastSection(true);
  addCopyAction(*table_);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) {
    if (row.isValid() && !isSilent_) chooseItem(model_->choiceAt(row.row()));
  });
}

void OpenMpView::setProgram(OpenMpProgramPointer program) {
  const auto before = chosen();
  int lineBefore = 0;
  if (before && program_) lineBefore = program_->regions[before->region].place.line;
  program_ = std::move(program);
  isSilent_ = true;
  model_->setProgram(program_);
  table_->resizeColumnsToContents();
  fillTree();
  const bool hasTexts = program_ && program_->error.isEmpty();
  texts_->setTexts(hasTexts ? QStringList{program_->source, program_->openMp, program_->cuda}
                            : QStringList{{}, {}, {}});
  QTreeWidgetItem *item = findItem(*tree_, [&](const OpenMpChoice &choice) {
    return program_->regions[choice.region].place.line == lineBefore && before && choice.kernel == before->kernel;
  });
  if (item == nullptr) item = findItem(*tree_, [](const OpenMpChoice &) { return true; });
  if (item != nullptr) tree_->setCurrentItem(item);
  isSilent_ = false;
  showChosen();
  showState();
}

void OpenMpView::setEmptyText(const QString &text) {
  emptyText_ = text;
  showState();
}

void OpenMpView::setBusy(bool busy) {
  isBusy_ = busy;
  showState();
}

void OpenMpView::setTransfers(int mode) {
  transfers_->setCurrentIndex(mode);
}

void OpenMpView::showState() {
  const bool isTranslated = program_ && program_->error.isEmpty();
  content_->setVisible(isTranslated);
  message_->setVisible(!isTranslated);
  open_->setEnabled(isTranslated && !isBusy_);
  save_->setEnabled(isTranslated && !isBusy_);
  transfers_->setEnabled(program_ != nullptr);
  QString summary = program_ ? summaryOf(*program_) : QString();
  if (isBusy_) summary = tr("The program is translated…");
  summary_->setText(summary);
  if (!isTranslated) message_->setText(program_ ? programHtml(*program_) : emptyText_.toHtmlEscaped());
}

/// Functions in the order of the text, with their regions; regions with their kernels.
void OpenMpView::fillTree() {
  tree_->clear();
  if (!program_) return;
  QList<QTreeWidgetItem *> functions;
  const auto functionOf = [&](const QString &name) {
    const QString title = name.isEmpty() ? tr("Elsewhere") : tr("%1()").arg(name);
    for (QTreeWidgetItem *each : functions)
      if (each->text(nameColumn) == title) return each;
    functions.push_back(new QTreeWidgetItem({title}));
    return functions.back();
  };
  for (std::size_t i = 0; i < program_->regions.size(); ++i) {
    const OpenMpRegion &region = program_->regions[i];
    const QString why = region.reasons.empty() ? QString() : region.reasons.front().text;
    auto *item = new QTreeWidgetItem(functionOf(region.function), {region.directive, region.place.name,
                                                                   region.isOnGpu ? tr("GPU") : tr("CPU"), why});
    item->setToolTip(whyColumn, toolTipOf(why));
    setChoice(*item, {.region = i, .kernel = {}});
    for (std::size_t k = 0; k < region.kernels.size(); ++k) {
      const OpenMpKernel &kernel = region.kernels[k];
      const QString more = kernel.more.isEmpty() ? QString() : kernel.more.front();
      auto *child = new QTreeWidgetItem(item, {kernel.name, kernel.place.name, tr("GPU"), more});
      child->setToolTip(whyColumn, toolTipOf(more));
      setChoice(*child, {.region = i, .kernel = k});
    }
  }
  tree_->addTopLevelItems(functions);
  tree_->expandAll();
  for (const int column : {nameColumn, lineColumn, placeColumn})
    tree_->resizeColumnToContents(column);
}

std::optional<OpenMpChoice> OpenMpView::chosen() const {
  return choiceOf(tree_->currentItem());
}

void OpenMpView::choose() {
  showChosen();
  if (!isSilent_) goToChosen();
}

/// A function has no place of its own here.
void OpenMpView::goToChosen() {
  const auto choice = chosen();
  if (!choice || !program_) return;
  const OpenMpRegion &region = program_->regions[choice->region];
  const SourcePlace &place = choice->kernel ? region.kernels[*choice->kernel].place : region.place;
  // The editor takes the keyboard; a person who walks through the tree keeps it.
  const bool hadKeyboard = tree_->hasFocus();
  Q_EMIT placeChosen(place.path, place.line);
  if (hadKeyboard) tree_->setFocus();
}

void OpenMpView::showChosen() {
  const auto choice = chosen();
  if (!choice || !program_ || !program_->error.isEmpty()) {
    details_->setHtml(program_ ? programHtml(*program_) : QString());
    return;
  }
  const OpenMpRegion &region = program_->regions[choice->region];
  details_->setHtml(detailsHtml(*program_, *choice) + programHtml(*program_));
  if (choice->kernel) {
    const OpenMpKernel &kernel = region.kernels[*choice->kernel];
    texts_->showLines({kernel.sourceLine, kernel.openMpLine, kernel.cudaLine});
  } else {
    texts_->showLines({region.sourceLine, region.openMpLine, region.cudaLine});
  }
  const bool wasSilent = std::exchange(isSilent_, true);
  const int row = model_->rowOf(*choice);
  const QModelIndex current = table_->currentIndex();
  if (row < 0)
    table_->clearSelection();
  else if (!current.isValid() || model_->choiceAt(current.row()) != model_->choiceAt(row))
    table_->selectRow(row);
  isSilent_ = wasSilent;
}

void OpenMpView::chooseItem(const OpenMpChoice &choice) {
  if (QTreeWidgetItem *item = findItem(*tree_, [&](const OpenMpChoice &each) { return each == choice; }))
    tree_->setCurrentItem(item);
}

void OpenMpView::chooseAt(const QString &path, int line) {
  QTreeWidgetItem *item = findItem(*tree_, [&](const OpenMpChoice &choice) {
    const OpenMpRegion &region = program_->regions[choice.region];
    const SourcePlace &place = choice.kernel ? region.kernels[*choice.kernel].place : region.place;
    return !choice.kernel && place.path == path && place.line == line;
  });
  if (item == nullptr || item == tree_->currentItem()) return;
  const bool wasSilent = std::exchange(isSilent_, true);
  tree_->setCurrentItem(item);
  isSilent_ = wasSilent;
}

} // namespace warpgrain::views
