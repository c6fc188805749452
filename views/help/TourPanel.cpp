// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/help/TourPanel.h"

#include "views/shared/Theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace warpgrain::views {

namespace {

constexpr int panelWidth = 360;
constexpr int gap = 8; ///< between the panel and what it speaks of

/// A frame around a part of the window, through which the mouse works.
class PartFrame : public QWidget {
public:
  explicit PartFrame(QWidget *window) : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
  }

protected:
  void paintEvent(QPaintEvent *) override {
    constexpr int width = 3;
    QPainter painter(this);
    painter.setPen(QPen(themeColours(*this).focus, width));
    painter.drawRect(rect().adjusted(width / 2, width / 2, -width / 2 - 1, -width / 2 - 1));
  }
};

/// Beside a part: where the panel fits whole, to its right, left, above or below; else over its middle.
QPoint placeBeside(const QRect &part, const QSize &panel, const QRect &window) {
  const int middleX = part.center().x() - panel.width() / 2;
  const int middleY = part.center().y() - panel.height() / 2;
  const QPoint over(std::clamp(middleX, window.left(), std::max(window.left(), window.right() - panel.width())),
                    std::clamp(middleY, window.top(), std::max(window.top(), window.bottom() - panel.height())));
  for (const QPoint &place :
       {QPoint(part.right() + gap, over.y()), QPoint(part.left() - gap - panel.width(), over.y()),
        QPoint(over.x(), part.top() - gap - panel.height()), QPoint(over.x(), part.bottom() + gap)})
    if (window.contains(QRect(place, panel))) return place;
  return over;
}

} // namespace

TourPanel::TourPanel(QWidget *window)
    : QFrame(window), window_(window), frame_(new PartFrame(window)), title_(new QLabel(this)), text_(new QLabel(this)),
      progress_(new QLabel(this)), back_(new QPushButton(tr("&Back"), this)), next_(new QPushButton(this)),
      leave_(new QPushButton(tr("&Leave the Tour"), this)) {
  setObjectName(QStringLiteral("tourPanel"));
  setAccessibleName(tr("Tour"));
  setFrameStyle(QFrame::StyledPanel | QFrame::Raised);
  setLineWidth(2);
  setAutoFillBackground(true);
  setFixedWidth(panelWidth);
  title_->setObjectName(QStringLiteral("tourTitle"));
  text_->setObjectName(QStringLiteral("tourText"));
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  for (QLabel *label : {title_, text_})
    label->setWordWrap(true);
  back_->setObjectName(QStringLiteral("tourBack"));
  next_->setObjectName(QStringLiteral("tourNext"));
  leave_->setObjectName(QStringLiteral("tourLeave"));
  auto *buttons = new QHBoxLayout;
  buttons->addWidget(progress_);
  buttons->addStretch();
  for (QPushButton *button : {leave_, back_, next_}) {
    button->setAutoDefault(true); // Enter presses what has the keyboard
    buttons->addWidget(button);
  }
  auto *all = new QVBoxLayout(this);
  all->addWidget(title_);
  all->addWidget(text_);
  all->addLayout(buttons);
  connect(back_, &QPushButton::clicked, this, &TourPanel::backWanted);
  connect(next_, &QPushButton::clicked, this, &TourPanel::nextWanted);
  connect(leave_, &QPushButton::clicked, this, &TourPanel::leaveWanted);
  window_->installEventFilter(this);
  hide();
  frame_->hide();
}

QString TourPanel::title() const {
  return title_->text();
}

void TourPanel::showStep(int step, int count, const QString &title, const QString &text, QWidget *part) {
  if (part_) part_->removeEventFilter(this);
  part_ = part;
  if (part_) part_->installEventFilter(this);
  title_->setText(title);
  text_->setText(text);
  progress_->setText(tr("%1 of %2").arg(step + 1).arg(count));
  setAccessibleDescription(title + QLatin1Char('\n') + text);
  back_->setEnabled(step > 0);
  next_->setText(step + 1 < count ? tr("&Next") : tr("&Done"));
  show();
  place();
  next_->setFocus();
}

void TourPanel::place() {
  if (isHidden()) return;
  setFixedHeight(layout()->heightForWidth(panelWidth));
  const bool isSeen = part_ && part_->isVisible() && part_->window() == window_->window();
  const QRect part = isSeen ? QRect(part_->mapTo(window_, QPoint()), part_->size()) : QRect();
  frame_->setVisible(isSeen);
  if (isSeen) frame_->setGeometry(part);
  const QRect room = window_->rect();
  move(placeBeside(isSeen ? part : QRect(room.center(), QSize(1, 1)), size(), room));
  frame_->raise();
  raise();
}

void TourPanel::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape) {
    Q_EMIT leaveWanted();
    return;
  }
  QFrame::keyPressEvent(event);
}

/// The panel goes with what it speaks of.
bool TourPanel::eventFilter(QObject *object, QEvent *event) {
  switch (event->type()) {
  case QEvent::Resize:
  case QEvent::Move:
  case QEvent::Show:
  case QEvent::Hide:
    place();
    break;
  default:
    break;
  }
  return QFrame::eventFilter(object, event);
}

void TourPanel::hideEvent(QHideEvent *event) {
  QFrame::hideEvent(event);
  frame_->hide();
}

} // namespace warpgrain::views
