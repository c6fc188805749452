// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the dependence view is put together from.
#include "views/dependence/DependenceFilterBar.h"
#include "views/dependence/DependenceView.h"
#include "views/dependence/DependencesTable.h"
#include "views/dependence/GraphPane.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace warpgrain::views {

namespace {

/// How long a layout may take before the view says that it waits, in milliseconds.
constexpr int patienceMilliseconds = 250;

} // namespace

DependenceView::DependenceView(QWidget *parent) : QWidget(parent) {
  patience_.setSingleShot(true);
  patience_.setInterval(patienceMilliseconds);
  pages_ = new QStackedLayout(this);
  pages_->addWidget(makeMessagePage());
  pages_->addWidget(makeContentPage());
  connectParts();
  setReason(tr("Open a file that holds a kernel to see the dependences between its statements."));
}

QWidget *DependenceView::makeMessagePage() {
  auto *page = new QWidget(this);
  auto *column = new QVBoxLayout(page);
  message_ = new QLabel(page);
  message_->setObjectName(QStringLiteral("dependenceMessage"));
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  progress_ = new QProgressBar(page);
  progress_->setRange(0, 0);
  progress_->setMaximumWidth(220);
  progress_->setAccessibleName(tr("Looking for dependences"));
  cancelMessage_ = new QPushButton(tr("Cance&l"), page);
  auto *row = new QHBoxLayout;
  row->addWidget(progress_);
  row->addWidget(cancelMessage_);
  row->addStretch(1);
  column->addWidget(message_);
  column->addLayout(row);
  column->addStretch(1);
  return page;
}

QWidget *DependenceView::makeContentPage() {
  auto *page = new QWidget(this);
  races_ = new QLabel(page);
  races_->setObjectName(QStringLiteral("raceSummary"));
  races_->setAccessibleName(tr("Races"));
  races_->setTextFormat(Qt::RichText);
  races_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  races_->setWordWrap(true);
  races_->setContentsMargins(8, 3, 8, 0);
  filters_ = new DependenceFilterBar(page);
  auto *split = new QSplitter(Qt::Horizontal, page);
  split->setChildrenCollapsible(false);
  split->addWidget(makeGraphPart());
  detail_ = new QTextBrowser(split);
  detail_->setObjectName(QStringLiteral("dependenceDetail"));
  detail_->setAccessibleName(tr("The chosen dependence"));
  detail_->setOpenLinks(false);
  detail_->setFrameShape(QFrame::NoFrame);
  detail_->setPlaceholderText(tr("Choose an arrow to see which references meet, what carries them and what they "
                                 "forbid; choose a statement to see its arrows."));
  split->addWidget(detail_);
  split->setStretchFactor(0, 5);
  split->setStretchFactor(1, 3);
  split->setSizes({700, 420});
  auto *column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(races_);
  column->addWidget(filters_);
  column->addWidget(split, 1);
  makeSwitch();
  return page;
}

QWidget *DependenceView::makeGraphPart() {
  auto *part = new QWidget(this);
  auto *bar = new QWidget(part);
  auto *row = new QHBoxLayout(bar);
  row->setContentsMargins(8, 2, 8, 2);
  notice_ = new QLabel(bar);
  notice_->setObjectName(QStringLiteral("dependenceNotice"));
  notice_->setWordWrap(true);
  notice_->setTextFormat(Qt::PlainText);
  cancelNotice_ = new QPushButton(tr("Cance&l"), bar);
  cancelNotice_->setObjectName(QStringLiteral("cancelLayout"));
  row->addWidget(notice_, 1);
  row->addWidget(cancelNotice_);
  parts_ = new QStackedWidget(part);
  pane_ = new GraphPane(parts_);
  pane_->setObjectName(QStringLiteral("dependenceGraph"));
  table_ = new DependencesTable(parts_);
  table_->setObjectName(QStringLiteral("dependenceTable"));
  parts_->addWidget(pane_);
  parts_->addWidget(table_);
  auto *column = new QVBoxLayout;
  column->setSpacing(0);
  column->addWidget(bar);
  column->addWidget(parts_, 1);
  auto *both = new QHBoxLayout(part);
  both->setContentsMargins(0, 0, 0, 0);
  both->setSpacing(0);
  both->addWidget(makeStrip(part));
  both->addLayout(column, 1);
  return part;
}

/// What is done with the picture, under each other beside it.
QWidget *DependenceView::makeStrip(QWidget *parent) {
  auto *strip = new QWidget(parent);
  auto *column = new QVBoxLayout(strip);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(3);
  auto *in = makeTool(QStringLiteral("+"), tr("Zoom in (Ctrl++)"), strip);
  auto *out = makeTool(QStringLiteral("−"), tr("Zoom out (Ctrl+-)"), strip);
  auto *fit = makeTool(tr("&Fit"), tr("Show the whole graph (Ctrl+9)"), strip);
  auto *save = makeTool(tr("&SVG…"), tr("Write the graph to an SVG file"), strip);
  save->setObjectName(QStringLiteral("exportGraph"));
  for (QToolButton *button : {in, out, fit, save}) {
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(button);
  }
  column->addStretch(1);
  connect(in, &QToolButton::clicked, this, [this] { pane_->zoomIn(); });
  connect(out, &QToolButton::clicked, this, [this] { pane_->zoomOut(); });
  connect(fit, &QToolButton::clicked, this, [this] { pane_->fit(); });
  connect(save, &QToolButton::clicked, this, &DependenceView::exportWanted);
  return strip;
}

QToolButton *DependenceView::makeTool(const QString &text, const QString &help, QWidget *parent) {
  auto *button = new QToolButton(parent);
  button->setText(text);
  button->setToolTip(help);
  button->setAccessibleName(help);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

void DependenceView::makeSwitch() {
  auto *kinds = new QButtonGroup(this);
  auto *table = makeTool(tr("&Table"), tr("Show the dependences as a table"), filters_);
  auto *graph = makeTool(tr("&Graph"), tr("Show the dependences as a graph"), filters_);
  table->setObjectName(QStringLiteral("showTable"));
  graph->setObjectName(QStringLiteral("showGraph"));
  for (QToolButton *button : {graph, table}) {
    button->setCheckable(true);
    kinds->addButton(button);
  }
  graph->setChecked(true);
  filters_->addFront(table);
  filters_->addFront(graph);
  connect(graph, &QToolButton::clicked, this, [this] { parts_->setCurrentWidget(pane_); });
  connect(table, &QToolButton::clicked, this, [this] { parts_->setCurrentWidget(table_); });
}

void DependenceView::connectParts() {
  connect(filters_, &DependenceFilterBar::filterChanged, this, [this](const DependenceFilter &filter) {
    table_->setFilter(filter);
    if (!graph_) return;
    order();
    if (wantsReads() && !graph_->hasReads) Q_EMIT readsWanted();
  });
  connect(&patience_, &QTimer::timeout, this, &DependenceView::showNotice);
  connect(pane_, &GraphPane::edgeChosen, this, &DependenceView::chooseEdge);
  connect(pane_, &GraphPane::rowChosen, this, &DependenceView::chooseRow);
  connect(pane_, &GraphPane::nothingChosen, this, &DependenceView::chooseNothing);
  connect(pane_, &GraphPane::rowActivated, this, [this](std::size_t row) { goTo(graph_->rows[row].place); });
  connect(table_, &DependencesTable::entryChosen, this, [this](std::size_t entry) {
    showEntries({entry});
    emphasise();
  });
  connect(table_, &DependencesTable::entryActivated, this,
          [this](std::size_t entry) { goTo(graph_->entries[entry].source.place); });
  connect(races_, &QLabel::linkActivated, this, [this](const QString &link) { followLink(QUrl(link)); });
  connect(detail_, &QTextBrowser::anchorClicked, this, &DependenceView::followLink);
  connect(cancelMessage_, &QPushButton::clicked, this, &DependenceView::cancelWanted);
  connect(cancelNotice_, &QPushButton::clicked, this, [this] {
    if (!busy_.isEmpty()) return Q_EMIT cancelWanted();
    ordered_.reset();
    layoutError_ = tr("The layout was cancelled; the table has all dependences.");
    showNotice();
    Q_EMIT layoutDropped();
  });
  setFocusProxy(pane_);
}

} // namespace warpgrain::views
