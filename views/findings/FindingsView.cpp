// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/findings/FindingsView.h"

#include "views/access/AccessText.h"
#include "views/access/NumberFields.h"
#include "views/findings/FindingText.h"
#include "views/findings/FindingsModel.h"
#include "views/shared/TableSetUp.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// Rows that have a button; below them the panel has one for the row that is chosen.
constexpr int mostButtons = 100;

QLabel *makeText(QWidget *parent) {
  auto *label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::TextBrowserInteraction);
  label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  return label;
}

QString paragraph(const QString &text) {
  return QStringLiteral("<p>%1</p>").arg(text);
}

/// "line:3": the fourth place of a finding.
const QString placeLink = QStringLiteral("line:");

QString placesHtml(const FindingRow &row) {
  constexpr std::size_t most = 12;
  QStringList links;
  for (std::size_t i = 0; i < std::min(row.places.size(), most); ++i)
    links << QStringLiteral("<a href=\"%1%2\">%3</a>").arg(placeLink).arg(i).arg(row.places[i].name.toHtmlEscaped());
  const QString more = row.places.size() > most ? QStringLiteral(", …") : QString();
  return FindingsView::tr("Lines: %1").arg(links.join(QStringLiteral(", ")) + more);
}

/// What is known of one finding, but for its mends.
QString detailsHtml(const FindingRow &row) {
  const findings::Finding &finding = row.finding;
  QString html = QStringLiteral("<b>%1</b> – %2").arg(findingTitle(finding.kind), findingLabel(finding));
  html += paragraph(causeText(finding).toHtmlEscaped());
  if (const QString cost = costText(finding.cost); !cost.isEmpty())
    html += paragraph(FindingsView::tr("Costs %1.").arg(cost.toHtmlEscaped()));
  html += paragraph(placesHtml(row));
  if (finding.refused && finding.refusal)
    html += paragraph(FindingsView::tr("%1 is not possible: %2")
                          .arg(toQString(toString(*finding.refused)), sentenceOf(*finding.refusal).toHtmlEscaped()));
  return html;
}

} // namespace

FindingsView::FindingsView(QWidget *parent)
    : QWidget(parent), model_(new FindingsModel(this)), table_(new QTableView(this)), message_(makeText(this)),
      summary_(new QLabel(this)), numbers_(new NumberFields(this)), details_(makeText(this)) {
  model_->setDark(isDark(*this));
  message_->setObjectName(QStringLiteral("findingsMessage"));
  message_->setMargin(8);
  summary_->setObjectName(QStringLiteral("findingsSummary"));
  summary_->setMargin(4);
  summary_->setTextFormat(Qt::PlainText);
  numbers_->setObjectName(QStringLiteral("findingsNumbers"));
  numbers_->layout()->setContentsMargins(4, 0, 4, 4);
  connect(numbers_, &NumberFields::typed, this, &FindingsView::numberTyped);
  setNumbers({});
  setUpTable();
  auto *left = new QWidget(this);
  auto *column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(summary_);
  column->addWidget(numbers_);
  column->addWidget(table_, 1);
  column->addWidget(message_, 1);
  auto *split = new QSplitter(Qt::Horizontal, this);
  split->addWidget(left);
  split->addWidget(makeDetails());
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 2);
  split->setChildrenCollapsible(false);
  split->setSizes({640, 360});
  auto *whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(split);
  setFocusProxy(table_);
  setList(nullptr);
}

QWidget *FindingsView::makeDetails() {
  panel_ = new QWidget(this);
  auto *column = new QVBoxLayout(panel_);
  column->setContentsMargins(8, 6, 8, 6);
  details_->setObjectName(QStringLiteral("findingDetails"));
  column->addWidget(details_);
  mends_ = new QVBoxLayout;
  column->addLayout(mends_);
  column->addStretch(1);
  connect(details_, &QLabel::linkActivated, this, [this](const QString &link) {
    const FindingRow *row = current();
    const qsizetype place = link.startsWith(placeLink) ? link.mid(placeLink.size()).toLongLong() : -1;
    if (row == nullptr || place < 0 || place >= static_cast<qsizetype>(row->places.size())) return;
    const FindingPlace &to = row->places[static_cast<std::size_t>(place)];
    Q_EMIT placeChosen(to.path, to.line, to.column);
  });
  auto *scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidget(panel_);
  scroll->setMinimumWidth(180);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  return scroll;
}

void FindingsView::setUpTable() {
  table_->setModel(model_);
  table_->setObjectName(QStringLiteral("findingsTable"));
  table_->setAccessibleName(tr("Findings"));
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  constexpr int roomForButtons = 10;
  views::setUpTable(*table_, roomForButtons);
  QHeaderView *header = table_->horizontalHeader();
  header->setSectionResizeMode(QHeaderView::ResizeToContents);
  header->setSectionResizeMode(FindingsModel::causeColumn, QHeaderView::Stretch);
  auto *go = new QAction(tr("&Go to the place"), this);
  connect(go, &QAction::triggered, this, [this] { activate(table_->currentIndex()); });
  auto *mend = new QAction(tr("&Add the fix to the plan"), this);
  connect(mend, &QAction::triggered, this, [this] {
    if (const FindingRow *row = current(); row != nullptr && !row->finding.mends.empty())
      Q_EMIT planChosen(row->finding.mends.front().plan);
  });
  table_->addActions({go, mend});
  addCopyAction(*table_);
  connect(table_, &QTableView::doubleClicked, this, &FindingsView::activate);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FindingsView::showDetails);
  table_->installEventFilter(this);
}

void FindingsView::setList(FindingListPointer list) {
  const FindingRow *before = current();
  const std::optional<findings::FindingKind> kind = before ? std::optional(before->finding.kind) : std::nullopt;
  const std::string array = before != nullptr ? before->finding.array : std::string();
  model_->setList(std::move(list));
  const FindingListPointer &now = model_->list();
  int row = 0;
  for (std::size_t i = 0; kind && now && i < now->rows.size(); ++i)
    if (now->rows[i].finding.kind == *kind && now->rows[i].finding.array == array) {
      row = static_cast<int>(i);
      break;
    }
  const bool hasRows = now && !now->rows.empty();
  table_->setVisible(hasRows);
  message_->setVisible(!hasRows);
  message_->setText((now ? now->nothing : emptyText_).toHtmlEscaped());
  showSummary();
  showMendButtons();
  if (hasRows) table_->setCurrentIndex(model_->index(row, 0));
  showDetails();
}

void FindingsView::setEmptyText(const QString &text) {
  emptyText_ = text;
  if (!model_->list()) message_->setText(text.toHtmlEscaped());
}

void FindingsView::setNumbers(const std::vector<LaunchNumber> &numbers) {
  numbers_->setNumbers(numbers);
  numbers_->setVisible(!numbers.empty());
}

void FindingsView::setBusy(bool busy) {
  isBusy_ = busy;
  showSummary();
}

/// How many there are, for which launch, and what keeps costs from being known.
void FindingsView::showSummary() {
  const FindingListPointer &list = model_->list();
  QStringList parts;
  if (list) {
    if (!list->rows.empty())
      parts << tr("%n finding(s) in %1", nullptr, static_cast<int>(list->rows.size())).arg(list->kernel);
    if (!list->gpu.isEmpty()) parts << tr("times modelled for %1").arg(list->gpu);
    if (!list->taken.isEmpty()) parts << tr("with %1").arg(list->taken.join(QStringLiteral(", ")));
    if (!list->unknown.isEmpty())
      parts << tr("not all costs are known: %1").arg(list->unknown.join(QStringLiteral("; ")));
    if (!list->areMendsJudged && !list->rows.empty()) parts << tr("looking for fixes…");
  }
  if (isBusy_) parts << tr("analysing…");
  summary_->setText(parts.join(QStringLiteral(" · ")));
  summary_->setToolTip(summary_->text());
  summary_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  summary_->setVisible(!parts.isEmpty());
}

void FindingsView::showMendButtons() {
  const FindingListPointer &list = model_->list();
  for (int row = 0; list && row < std::min(model_->rowCount(), mostButtons); ++row) {
    const findings::Finding &finding = list->rows[static_cast<std::size_t>(row)].finding;
    if (finding.mends.empty()) continue;
    const findings::Mend &mend = finding.mends.front();
    auto *button = new QPushButton(toQString(toString(mend.plan)), table_);
    button->setObjectName(QStringLiteral("mend.%1").arg(row));
    button->setToolTip(tr("Add to the plan: %1 (%2)").arg(button->text(), mendText(mend)));
    button->setAccessibleName(tr("Add to the plan: %1").arg(button->text()));
    connect(button, &QPushButton::clicked, this, [this, plan = mend.plan] { Q_EMIT planChosen(plan); });
    table_->setIndexWidget(model_->index(row, FindingsModel::mendColumn), button);
  }
}

void FindingsView::showDetails() {
  while (QLayoutItem *item = mends_->takeAt(0)) {
    if (item->widget() != nullptr) item->widget()->deleteLater();
    delete item;
  }
  const FindingRow *row = current();
  panel_->setVisible(row != nullptr);
  if (row == nullptr) return;
  details_->setText(detailsHtml(*row));
  for (const findings::Mend &mend : row->finding.mends)
    addMend(mend);
}

void FindingsView::addMend(const findings::Mend &mend) {
  const QString steps = toQString(toString(mend.plan));
  auto *button = new QPushButton(tr("Add to the plan: %1").arg(steps), panel_);
  button->setObjectName(QStringLiteral("mendOfRow.%1").arg(mends_->count() / 2));
  connect(button, &QPushButton::clicked, this, [this, plan = mend.plan] { Q_EMIT planChosen(plan); });
  auto *text = makeText(panel_);
  QStringList lines{mendText(mend).toHtmlEscaped()};
  for (const dependence::Reason &assumption : mend.verdict.assumptions)
    lines << sentenceOf(assumption).toHtmlEscaped();
  text->setText(lines.join(QStringLiteral("<br>")));
  button->setToolTip(button->text()); // the panel may be narrower
  button->setMinimumWidth(60);
  // Tab comes to it from the table, not behind all that was made before.
  const int last = mends_->count() - 2; // a button and its text for each
  setTabOrder(last >= 0 ? mends_->itemAt(last)->widget() : table_, button);
  mends_->addWidget(button);
  mends_->addWidget(text);
}

const FindingRow *FindingsView::current() const {
  const QModelIndex index = table_->currentIndex();
  const FindingListPointer &list = model_->list();
  return index.isValid() && list && index.row() < static_cast<int>(list->rows.size())
             ? &list->rows[static_cast<std::size_t>(index.row())]
             : nullptr;
}

void FindingsView::activate(const QModelIndex &index) {
  if (!index.isValid() || !model_->list()) return;
  const FindingRow &row = model_->list()->rows[static_cast<std::size_t>(index.row())];
  if (!row.places.empty())
    Q_EMIT placeChosen(row.places.front().path, row.places.front().line, row.places.front().column);
}

bool FindingsView::eventFilter(QObject *watched, QEvent *event) {
  if (watched != table_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent *>(event)->key();
  if (key != Qt::Key_Return && key != Qt::Key_Enter) return QWidget::eventFilter(watched, event);
  activate(table_->currentIndex());
  return true;
}

void FindingsView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) model_->setDark(isDark(*this));
}

} // namespace warpgrain::views
