// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the view of accesses is put together.
#include "views/access/AccessModel.h"
#include "views/access/AccessView.h"
#include "views/access/LaneCanvas.h"
#include "views/access/MatrixFormula.h"
#include "views/access/NumberFields.h"
#include "views/access/PlaceSliders.h"
#include "views/access/ReuseCanvas.h"
#include "views/shared/TableText.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace warpgrain::views {

namespace {

QLabel *makeCaption(QWidget *parent) {
  auto *label = new QLabel(parent);
  label->setTextFormat(Qt::RichText);
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QTextBrowser *makeText(const QString &name, QWidget *parent) {
  auto *text = new QTextBrowser(parent);
  text->setAccessibleName(name);
  text->setOpenLinks(false);
  text->setFrameShape(QFrame::NoFrame);
  return text;
}

} // namespace

QWidget *AccessView::makeList() {
  auto *part = new QWidget(this);
  auto *column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  table_ = new QTableView(part);
  table_->setObjectName(QStringLiteral("accessTable"));
  setUpTable();
  totals_ = new QLabel(part);
  totals_->setObjectName(QStringLiteral("accessTotals"));
  totals_->setWordWrap(true);
  totals_->setMargin(4);
  column->addWidget(table_, 1);
  column->addWidget(totals_);
  column->addWidget(makeCountBar());
  return part;
}

QWidget *AccessView::makeCountBar() {
  auto *part = new QWidget(this);
  count_ = new QPushButton(part);
  count_->setObjectName(QStringLiteral("countAccesses"));
  count_->setToolTip(tr("Runs the kernel on the CPU with the launch form, and counts what each access executes"));
  countBusy_ = new QProgressBar(part);
  countBusy_->setRange(0, 0);
  countBusy_->setFixedWidth(60);
  countBusy_->setTextVisible(false);
  countState_ = new QLabel(part);
  countState_->setObjectName(QStringLiteral("countState"));
  countState_->setTextFormat(Qt::PlainText);
  countState_->setWordWrap(true);
  auto *row = new QHBoxLayout(part);
  row->setContentsMargins(4, 0, 4, 2);
  row->addWidget(count_);
  row->addWidget(countBusy_);
  row->addWidget(countState_, 1);
  connect(count_, &QPushButton::clicked, this, &AccessView::countClicked);
  return part;
}

void AccessView::setUpTable() {
  table_->setModel(proxy_);
  table_->setAccessibleName(tr("Accesses of the kernel"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setAlternatingRowColors(true);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  // Tab leaves the table; the arrow keys move in it.
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setMinimumSectionSize(0);
  table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  table_->setSortingEnabled(true);
  table_->sortByColumn(AccessModel::lineColumn, Qt::AscendingOrder);
  QHeaderView *header = table_->horizontalHeader();
  header->setHighlightSections(false);
  header->setMinimumSectionSize(20);
  header->setResizeContentsPrecision(64); // a kernel of many accesses must not hold up the window
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setSectionResizeMode(AccessModel::textColumn, QHeaderView::Stretch);
  auto *go = new QAction(tr("&Go to the place"), this);
  connect(go, &QAction::triggered, this, [this] { activate(table_->currentIndex()); });
  auto *copy = new QAction(tr("&Copy"), this);
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  connect(copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(tableText(*table_)); });
  table_->addActions({go, copy});
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AccessView::rowChosen);
  connect(table_, &QTableView::clicked, this, &AccessView::rowChosen);
  connect(table_, &QTableView::doubleClicked, this, &AccessView::activate);
  table_->installEventFilter(this);
}

QWidget *AccessView::makeDetail() {
  auto *part = new QWidget(this);
  auto *column = new QVBoxLayout(part);
  column->setContentsMargins(8, 4, 4, 4);
  column->setSpacing(4);
  headline_ = makeCaption(part);
  headline_->setObjectName(QStringLiteral("accessHeadline"));
  headline_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  stepAnswer_ = new QLabel(part);
  stepAnswer_->setObjectName(QStringLiteral("accessStepAnswer"));
  stepAnswer_->setTextFormat(Qt::PlainText);
  stepAnswer_->setWordWrap(true);
  stepAnswer_->hide();
  fields_ = new NumberFields(part);
  tabs_ = new QTabWidget(part);
  tabs_->setObjectName(QStringLiteral("accessTabs"));
  tabs_->setDocumentMode(true);
  tabs_->addTab(makeLanes(), tr("Lanes and addresses"));
  tabs_->addTab(makeReuse(), tr("Threads and elements"));
  numbersPage_ = makeNumbers();
  tabs_->addTab(numbersPage_, tr("Matrices and numbers"));
  tabs_->addTab(makeExecuted(), tr("Executed"));
  sliders_ = new PlaceSliders(part);
  column->addWidget(headline_);
  column->addWidget(stepAnswer_);
  column->addWidget(fields_);
  column->addWidget(tabs_, 1);
  column->addWidget(sliders_);
  connect(tabs_, &QTabWidget::currentChanged, this, [this] {
    if (row() != nullptr) showTexts();
  });
  connect(headline_, &QLabel::linkActivated, this, &AccessView::openStep);
  connect(fields_, &NumberFields::typed, this, &AccessView::numberTyped);
  connect(sliders_, &PlaceSliders::moved, this, &AccessView::move);
  return part;
}

QWidget *AccessView::makeLanes() {
  auto *page = new QWidget;
  auto *column = new QVBoxLayout(page);
  column->setContentsMargins(4, 4, 4, 0);
  column->setSpacing(4);
  lanesCaption_ = makeCaption(page);
  lanesCaption_->setObjectName(QStringLiteral("lanesCaption"));
  lanes_ = new LaneCanvas;
  lanesArea_ = new QScrollArea(page);
  lanesArea_->setWidget(lanes_);
  lanesArea_->setWidgetResizable(true);
  lanesArea_->setFrameShape(QFrame::NoFrame);
  lanesArea_->setFocusPolicy(Qt::NoFocus);
  column->addWidget(lanesCaption_);
  column->addWidget(lanesArea_, 1);
  connect(lanes_, &LaneCanvas::laneChosen, this, &AccessView::showLanes);
  connect(lanes_, &LaneCanvas::activated, this, [this] {
    if (current_) Q_EMIT accessActivated(*current_);
  });
  return page;
}

QWidget *AccessView::makeReuse() {
  auto *page = new QWidget;
  auto *column = new QVBoxLayout(page);
  column->setContentsMargins(4, 4, 4, 0);
  column->setSpacing(4);
  reuseCaption_ = makeCaption(page);
  reuseCaption_->setObjectName(QStringLiteral("reuseCaption"));
  allIterations_ = new QCheckBox(page);
  allIterations_->setObjectName(QStringLiteral("allIterations"));
  allIterations_->hide();
  reuse_ = new ReuseCanvas(page);
  auto *row = new QHBoxLayout;
  row->addWidget(reuseCaption_, 1);
  row->addWidget(allIterations_);
  column->addLayout(row);
  column->addWidget(reuse_, 1);
  connect(reuse_, &ReuseCanvas::elementChosen, this, &AccessView::showReuse);
  connect(allIterations_, &QCheckBox::toggled, this, [this](bool all) {
    query_.allIterations = all;
    ask();
  });
  return page;
}

QWidget *AccessView::makeExecuted() {
  executedText_ = makeText(tr("What a run executed, beside what is predicted"), this);
  executedText_->setObjectName(QStringLiteral("accessExecuted"));
  return executedText_;
}

QWidget *AccessView::makeNumbers() {
  auto *page = new QWidget;
  auto *left = new QWidget(page);
  formula_ = new MatrixFormula(left);
  facts_ = makeText(tr("What is known of the access"), left);
  facts_->setObjectName(QStringLiteral("accessFacts"));
  formulaArea_ = new QScrollArea(left);
  formulaArea_->setWidget(formula_);
  formulaArea_->setWidgetResizable(true);
  formulaArea_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  formulaArea_->setFrameShape(QFrame::NoFrame);
  formulaArea_->setFocusPolicy(Qt::StrongFocus); // arrow keys move a long formula
  auto *column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(formulaArea_);
  column->addWidget(facts_, 1);
  saved_ = makeText(tr("Loads that merging threads saves"), page);
  saved_->setObjectName(QStringLiteral("savedLoads"));
  connect(saved_, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) { openStep(link.toString()); });
  auto *split = new QSplitter(Qt::Horizontal, page);
  split->setChildrenCollapsible(false);
  split->addWidget(left);
  split->addWidget(saved_);
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 2);
  split->setSizes({440, 380});
  auto *row = new QVBoxLayout(page);
  row->setContentsMargins(4, 4, 4, 0);
  row->addWidget(split);
  return page;
}

} // namespace warpgrain::views
