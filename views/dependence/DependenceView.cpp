// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/DependenceView.h"

#include "views/dependence/DependenceFilterBar.h"
#include "views/dependence/DependenceText.h"
#include "views/dependence/DependencesTable.h"
#include "views/dependence/GraphPane.h"
#include "views/dependence/GraphTools.h"
#include "views/dependence/MessagePage.h"
#include "views/shared/CoreText.h"
#include "views/shared/Texts.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// How long a layout may take before the view says that it waits, in milliseconds.
constexpr int patienceMilliseconds = 250;

} // namespace

DependenceView::DependenceView(QWidget *parent) : QWidget(parent) {
  patience_.setSingleShot(true);
  patience_.setInterval(patienceMilliseconds);
  subject_ = new SubjectLine(this);
  connect(subject_, &SubjectLine::originalWanted, this, &DependenceView::originalWanted);
  connect(subject_, &SubjectLine::cancelWanted, this, &DependenceView::cancelWanted);
  pages_ = new QStackedLayout;
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(subject_);
  column->addLayout(pages_, 1);
  message_ = new MessagePage(this);
  pages_->addWidget(message_);
  pages_->addWidget(makeContentPage());
  connectParts();
  setReason(tr("Open a file that holds a kernel to see the dependences between its statements."));
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
  auto *tools = new GraphTools(*pane_, part);
  both->addWidget(tools);
  both->addLayout(column, 1);
  connect(tools, &GraphTools::exportWanted, this, &DependenceView::exportWanted);
  return part;
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
  connect(message_, &MessagePage::cancelWanted, this, &DependenceView::cancelWanted);
  connect(cancelNotice_, &QPushButton::clicked, this, [this] {
    if (!busy_.isEmpty()) return Q_EMIT cancelWanted();
    ordered_.reset();
    layoutError_ = tr("The layout was cancelled; the table has all dependences.");
    showNotice();
    Q_EMIT layoutDropped();
  });
  setFocusProxy(pane_);
}

void DependenceView::setGraph(std::shared_ptr<const DependenceGraph> graph) {
  graph_ = std::move(graph);
  busy_.clear();
  chosen_.clear();
  if (graph_->rows.empty()) {
    setReason(tr("%1 touches no memory that threads or iterations could share.").arg(graph_->kernel));
    return;
  }
  filters_->setGraph(*graph_);
  table_->setGraph(graph_, filters_->filter());
  races_->setText(raceSummary(*graph_));
  pages_->setCurrentIndex(1);
  chooseNothing();
  order();
  if (wantsReads() && !graph_->hasReads) Q_EMIT readsWanted();
}

bool DependenceView::wantsReads() const {
  return filters_->filter().shows(dependence::DependenceKind::input);
}

void DependenceView::setReason(const QString &reason) {
  graph_.reset();
  ordered_.reset();
  busy_.clear();
  chosen_.clear();
  patience_.stop();
  pane_->setPicture(nullptr);
  table_->setGraph(nullptr, filters_->filter());
  message_->setReason(reason);
  pages_->setCurrentIndex(0);
  Q_EMIT layoutDropped();
  Q_EMIT endsChosen({});
}

void DependenceView::setBusy(const QString &sentence) {
  busy_ = sentence;
  if (graph_) return showNotice();
  message_->setBusy(sentence);
  pages_->setCurrentIndex(0);
}

void DependenceView::setSubject(const Subject &subject) {
  subject_->setSubject(subject);
}

/// Asks for a layout of what the filter leaves.
void DependenceView::order() {
  ordered_ = std::make_shared<GraphPicture>();
  ordered_->graph = graph_;
  ordered_->edges = edgesOf(*graph_, filters_->filter());
  leftOut_ = limitEffort(ordered_->edges);
  ordered_->plan = planOf(*graph_, ordered_->edges, pane_->graphStyle());
  layoutError_.clear();
  patience_.start();
  showNotice();
  Q_EMIT layoutWanted(ordered_->plan.request);
}

void DependenceView::takeLayout(const Result<GraphLayout> &layout) {
  if (!ordered_) return;
  patience_.stop();
  const auto picture = std::exchange(ordered_, nullptr);
  if (layout) {
    picture->layout = *layout;
    pane_->setPicture(picture);
    emphasise();
  } else if (layout.error().kind != ErrorKind::cancelled) {
    pane_->setPicture(nullptr);
    layoutError_ = textOfCore(layout.error().message);
  }
  showNotice();
}

/// What has to be said beside the picture; one thing at a time, the most urgent first.
void DependenceView::showNotice() {
  if (!graph_) return;
  const bool anyPasses = std::ranges::any_of(
      graph_->entries, [this](const DependenceEntry &entry) { return filters_->filter().passes(entry); });
  if (!busy_.isEmpty())
    say(busy_, true);
  else if (ordered_ && !patience_.isActive())
    say(tr("Laying the graph out…"), true);
  else if (!layoutError_.isEmpty())
    say(layoutError_, false);
  else if (graph_->entries.empty())
    say(tr("No dependences: no two references of %1, one of which writes, use the same address.").arg(graph_->kernel),
        false);
  else if (!anyPasses)
    say(tr("The filter hides all %n dependence(s).", nullptr, static_cast<int>(graph_->entries.size())), false);
  else if (leftOut_ > 0)
    say(tr("%n arrow(s) would make the picture too dense and are left out: choose an array or a kind. The table has "
           "them all.",
           nullptr, static_cast<int>(leftOut_)),
        false);
  else
    say({}, false);
}

void DependenceView::say(const QString &sentence, bool canCancel) {
  notice_->setText(sentence);
  notice_->parentWidget()->setVisible(!sentence.isEmpty());
  cancelNotice_->setVisible(canCancel);
}

void DependenceView::setCaret(const QString &path, int line) {
  std::optional<std::size_t> found;
  if (graph_)
    for (std::size_t i = 0; i < graph_->rows.size() && !found; ++i) {
      const GraphRow &row = graph_->rows[i];
      if (row.kind == GraphRow::Kind::statement && row.place.path == path && row.place.line <= line &&
          line <= std::max(row.lastLine, row.place.line))
        found = i;
    }
  pane_->setCaretRow(found);
}

QByteArray DependenceView::svg() const {
  if (!graph_ || !pane_->picture()) return {};
  GraphStyle style = pane_->graphStyle();
  if (isDark(style.palette)) { // for paper
    style.palette.setColor(QPalette::Base, Qt::white);
    style.palette.setColor(QPalette::AlternateBase, QColor(0xf7f8fa));
    style.palette.setColor(QPalette::Text, QColor(0x1f2328));
  }
  return svgOf(*pane_->picture(), style, tr("Dependences of %1").arg(graph_->kernel));
}

void DependenceView::chooseEntry(std::size_t entry) {
  if (!graph_ || entry >= graph_->entries.size()) return;
  if (!filters_->filter().passes(graph_->entries[entry])) {
    DependenceFilter wider;
    wider.kinds = filters_->filter().kinds;
    wider.kinds[static_cast<std::size_t>(graph_->entries[entry].kind)] = true;
    filters_->setFilter(wider);
  }
  showEntries({entry});
  table_->showEntry(entry);
  emphasise();
}

void DependenceView::chooseEdge(std::size_t edge) {
  const auto &entries = pane_->picture()->edges[edge].entries;
  showEntries(entries);
  table_->showEntry(entries.front());
}

void DependenceView::chooseRow(std::size_t row) {
  chosen_.clear();
  table_->showEntry(std::nullopt);
  detail_->setHtml(rowHtml(*graph_, row, filters_->filter()));
  Q_EMIT endsChosen({});
}

void DependenceView::chooseNothing() {
  chosen_.clear();
  table_->showEntry(std::nullopt);
  detail_->clear();
  pane_->showNothing();
  Q_EMIT endsChosen({});
}

void DependenceView::showEntries(const std::vector<std::size_t> &entries) {
  chosen_ = entries;
  detail_->setHtml(entriesHtml(*graph_, entries));
  const DependenceEntry &first = graph_->entries[entries.front()];
  Q_EMIT endsChosen({first.source, first.sink});
}

/// The arrow that the chosen entry belongs to, where it is drawn.
void DependenceView::emphasise() {
  if (!pane_->picture() || chosen_.empty()) return;
  const auto &edges = pane_->picture()->edges;
  for (std::size_t i = 0; i < edges.size(); ++i)
    if (std::ranges::find(edges[i].entries, chosen_.front()) != edges[i].entries.end()) return pane_->showEdge(i);
  pane_->showNothing();
}

/// From one race to the next, and round.
void DependenceView::goThrough(Hazard hazard) {
  const auto &entries = graph_->entries;
  const std::size_t start = chosen_.empty() ? entries.size() - 1 : chosen_.front();
  for (std::size_t step = 1; step <= entries.size(); ++step)
    if (const std::size_t at = (start + step) % entries.size(); entries[at].hazard == hazard) return chooseEntry(at);
}

void DependenceView::goTo(const GraphPlace &place) {
  if (place.line > 0) Q_EMIT placeChosen(place);
}

void DependenceView::followLink(const QUrl &link) {
  if (!graph_) return;
  const QStringList parts = link.toString().split(u':');
  const auto number = static_cast<std::size_t>(parts.value(1).toULongLong());
  if (parts.first() == QLatin1StringView("hazard")) return goThrough(static_cast<Hazard>(number));
  if (parts.first() == QLatin1StringView("row") && number < graph_->rows.size())
    return goTo(graph_->rows[number].place);
  if (number >= graph_->entries.size()) return;
  if (parts.first() == QLatin1StringView("entry")) return chooseEntry(number);
  const DependenceEntry &entry = graph_->entries[number];
  goTo(parts.value(2) == QLatin1StringView("sink") ? entry.sink.place : entry.source.place);
}

} // namespace warpgrain::views
