// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/window/TimedApplication.h"

#include <QEvent>
#include <QMetaEnum>

#include <chrono>
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
  bool result = false;
  timed([receiver, event] { return nameOf(*receiver, *event); },
        [&] { result = QApplication::notify(receiver, event); });
  return result;
}

void TimedApplication::time(const QString &name, const std::function<void()> &call) {
  timed([&name] { return name; }, call);
}

void TimedApplication::timed(const std::function<QString()> &name, const std::function<void()> &call) {
  if (depth_ > 0) return call();
  ++depth_;
  HandledEvent handled{.name = name()}; // the receiver may delete itself
  const double start = threadMilliseconds();
  const auto begin = std::chrono::steady_clock::now();
  call();
  handled.milliseconds = threadMilliseconds() - start;
  handled.wallMilliseconds =
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
  --depth_;
  events_.push_back(std::move(handled));
}

std::vector<HandledEvent> TimedApplication::takeEvents() {
  return std::exchange(events_, {});
}

} // namespace warpgrain::gui
