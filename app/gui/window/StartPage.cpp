// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/StartPage.h"

#include "app/gui/window/Icons.h"
#include "views/shared/FlowLayout.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace warpgrain::gui {

namespace {

constexpr int leastWidth = 130;
constexpr int mostWidth = 380;

/// A name, and the folder that it lies in.
void fill(QListWidget &list, const QStringList &files) {
  list.clear();
  for (const QString &file : files) {
    const QFileInfo about(file);
    auto *item =
        new QListWidgetItem(about.fileName() + QLatin1Char('\n') + QDir::toNativeSeparators(about.path()), &list);
    item->setData(Qt::UserRole, file);
    item->setToolTip(file);
  }
  // The keyboard begins there; nothing is chosen.
  list.setCurrentRow(0, QItemSelectionModel::NoUpdate);
}

/// The names alone: all lie in one folder, and are opened as copies.
void fillExamples(QListWidget &list) {
  const QDir folder(examplesFolder());
  for (const QString &name : exampleNames()) {
    auto *item = new QListWidgetItem(name, &list);
    item->setData(Qt::UserRole, folder.absoluteFilePath(name));
    item->setToolTip(StartPage::tr("Opened as a copy, to be changed"));
  }
  list.setCurrentRow(0, QItemSelectionModel::NoUpdate);
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : QWidget(parent), sessions_(new QListWidget(this)), files_(new QListWidget(this)),
      examples_(new QListWidget(this)) {
  setObjectName(QStringLiteral("startPage"));
  auto *picture = new QLabel(this);
  picture->setPixmap(programIcon().pixmap(64));
  picture->setAlignment(Qt::AlignCenter);
  auto *text = new QLabel(
      tr("Open a CUDA or OpenCL source to see what its kernels lose, and to choose how much work each thread does."),
      this);
  text->setAlignment(Qt::AlignCenter);
  text->setWordWrap(true);
  auto *open = new QPushButton(tr("Open…"), this);
  open->setObjectName(QStringLiteral("startOpen"));
  auto *session = new QPushButton(tr("Open Session…"), this);
  session->setObjectName(QStringLiteral("startOpenSession"));
  auto *example = new QPushButton(tr("Open the Matrix Multiplication Example"), this);
  example->setObjectName(QStringLiteral("startExample"));
  example->setVisible(!examplesFolder().isEmpty());
  auto *tour = new QPushButton(tr("Guided Tour"), this);
  tour->setObjectName(QStringLiteral("startTour"));
  tour_ = tour;
  connect(tour, &QPushButton::clicked, this, &StartPage::tourWanted);
  auto *handbook = new QPushButton(tr("Handbook"), this);
  handbook->setObjectName(QStringLiteral("startHandbook"));
  handbook->setToolTip(tr("The parts of the window, in the handbook"));
  connect(handbook, &QPushButton::clicked, this, &StartPage::handbookWanted);
  connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
  connect(session, &QPushButton::clicked, this, &StartPage::openSessionWanted);
  connect(example, &QPushButton::clicked, this, &StartPage::exampleWanted);
  sessions_->setObjectName(QStringLiteral("startSessions"));
  files_->setObjectName(QStringLiteral("startFiles"));
  sessionsColumn_ = makeColumn(tr("Recent sessions"), sessions_);
  filesColumn_ = makeColumn(tr("Recent sources"), files_);
  examples_->setObjectName(QStringLiteral("startExamples"));
  QWidget *examplesColumn = makeColumn(tr("Examples"), examples_);
  fillExamples(*examples_);
  examplesColumn->setVisible(examples_->count() > 0);
  auto *buttons = new QWidget(this);
  auto *flow = new views::FlowLayout(buttons, 6); // in a narrow window there are two rows
  flow->setContentsMargins(0, 0, 0, 0);
  int width = 0;
  for (QPushButton *button : {open, session, example, tour, handbook}) {
    flow->addWidget(button);
    width += button->sizeHint().width() + 8;
  }
  buttons->setMaximumWidth(width);
  auto *columns = new QHBoxLayout;
  columns->setSpacing(24);
  columns->addStretch();
  columns->addWidget(sessionsColumn_);
  columns->addWidget(filesColumn_);
  columns->addWidget(examplesColumn);
  columns->addStretch();
  auto *content = new QWidget;
  auto *scroll = new QScrollArea(this); // in a low window nothing is cut off
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  auto *whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(scroll);
  auto *layout = new QVBoxLayout(content);
  layout->addStretch();
  layout->addWidget(picture);
  layout->addWidget(text);
  firstTime_ = makeFirstTime();
  layout->addWidget(firstTime_);
  layout->addSpacing(12);
  auto *row = new QHBoxLayout;
  row->addStretch();
  row->addWidget(buttons, 1);
  row->addStretch();
  layout->addLayout(row);
  layout->addSpacing(24);
  layout->addLayout(columns);
  layout->addStretch();
  setRecent({}, {});
  setIsFirstTime(false);
}

QWidget *StartPage::makeFirstTime() {
  auto *part = new QWidget(this);
  auto *question = new QLabel(
      tr("New here? A tour shows the window on an example, in seven steps. You can leave it at any time."), part);
  question->setWordWrap(true);
  question->setAlignment(Qt::AlignCenter);
  auto *take = new QPushButton(tr("Take the Tour"), part);
  take->setObjectName(QStringLiteral("startTakeTour"));
  auto *decline = new QPushButton(tr("No, Thanks"), part);
  decline->setObjectName(QStringLiteral("startDeclineTour"));
  connect(take, &QPushButton::clicked, this, &StartPage::tourWanted);
  connect(decline, &QPushButton::clicked, this, &StartPage::tourDeclined);
  auto *buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(take);
  buttons->addWidget(decline);
  buttons->addStretch();
  auto *layout = new QVBoxLayout(part);
  layout->addWidget(question);
  layout->addLayout(buttons);
  part->hide();
  return part;
}

void StartPage::setIsFirstTime(bool isFirst) {
  const bool isThere = !examplesFolder().isEmpty();
  firstTime_->setVisible(isFirst && isThere);
  tour_->setVisible(!isFirst && isThere);
}

QWidget *StartPage::makeColumn(const QString &title, QListWidget *list) {
  auto *column = new QWidget(this);
  auto *heading = new QLabel(title, column);
  QFont font = heading->font();
  font.setBold(true);
  heading->setFont(font);
  heading->setBuddy(list);
  list->setAccessibleName(title);
  list->setTextElideMode(Qt::ElideMiddle);
  list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list->setAlternatingRowColors(true);
  list->setSpacing(2);
  // A click chooses, and so does Enter; a double click is one choice.
  auto *rest = new QTimer(column);
  rest->setSingleShot(true);
  rest->setInterval(QApplication::doubleClickInterval());
  const auto choose = [this, rest](const QListWidgetItem *item) {
    if (rest->isActive()) return;
    rest->start();
    Q_EMIT fileWanted(item->data(Qt::UserRole).toString());
  };
  connect(list, &QListWidget::itemClicked, this, choose);
  connect(list, &QListWidget::itemActivated, this, choose);
  auto *layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(heading);
  layout->addWidget(list);
  column->setMinimumWidth(leastWidth);
  column->setMaximumWidth(mostWidth);
  return column;
}

void StartPage::setRecent(const QStringList &sessions, const QStringList &files) {
  fill(*sessions_, sessions);
  fill(*files_, files);
  sessionsColumn_->setVisible(!sessions.isEmpty());
  filesColumn_->setVisible(!files.isEmpty());
}

QString examplesFolder() {
  const QDir program(QCoreApplication::applicationDirPath());
  for (const QString &folder : {program.absoluteFilePath(QStringLiteral("../" WARPGRAIN_INSTALLED_EXAMPLES)),
                                QStringLiteral(WARPGRAIN_SOURCE_EXAMPLES)})
    if (QDir(folder).exists()) return QDir(folder).canonicalPath();
  return {};
}

QStringList exampleNames() {
  const QString folder = examplesFolder();
  if (folder.isEmpty()) return {};
  return QDir(folder).entryList({QStringLiteral("*.cu"), QStringLiteral("*.c")}, QDir::Files, QDir::Name);
}

QString recordedFolder() {
  const QString examples = examplesFolder();
  const QDir folder(examples + QStringLiteral("/../recorded"));
  return examples.isEmpty() || !folder.exists() ? QString() : folder.canonicalPath();
}

} // namespace warpgrain::gui
