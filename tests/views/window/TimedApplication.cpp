// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/window/TimedApplication.h"

#include <QEvent>
#include <QMetaEnum>

#include <ctime>
#include <utility>

namespace warpgrain::gui {

namespace {

double threadMilliseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

QString nameOf(const QObject &receiver, const QEvent &event) {
  const char *type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event.type());
  return QStringLiteral("%1 %2 %3")
      .arg(QLatin1StringView(receiver.metaObject()->className()), receiver.objectName(),
           type != nullptr ? QString::fromLatin1(type) : QString::number(event.type()));
}

} // namespace

bool TimedApplication::notify(QObject *receiver, QEvent *event) {
  if (depth_ > 0) return QApplication::notify(receiver, event);
  ++depth_;
  HandledEvent handled{.name = nameOf(*receiver, *event)}; // the receiver may delete itself
  const double start = threadMilliseconds();
  const bool result = QApplication::notify(receiver, event);
  handled.milliseconds = threadMilliseconds() - start;
  --depth_;
  events_.push_back(std::move(handled));
  return result;
}

std::vector<HandledEvent> TimedApplication::takeEvents() {
  return std::exchange(events_, {});
}

} // namespace warpgrain::gui
