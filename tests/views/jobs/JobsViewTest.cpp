// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/JobsView.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace warpgrain::views;

namespace {

std::vector<JobRow> someJobs() {
  const QDateTime now = QDateTime::currentDateTime();
  return {
      {.id = 3, .name = QStringLiteral("Measure"), .isRunning = true, .since = now.addSecs(-75), .done = 2, .total = 8},
      {.id = 7, .name = QStringLiteral("Build"), .since = now.addSecs(-4)},
      {.id = 8, .name = QStringLiteral("Verify"), .since = now, .waitsFor = QStringLiteral("Build")}};
}

QStringList texts(const JobsView &view) {
  QStringList out;
  for (const QWidget *job : view.findChildren<QWidget *>(QStringLiteral("job")))
    if (!job->isHidden())
      for (const QLabel *label : job->findChildren<QLabel *>())
        out << label->text();
  out.sort();
  return out;
}

QPushButton *buttonOf(const JobsView &view, const QString &name) {
  for (QPushButton *button : view.findChildren<QPushButton *>())
    if (button->accessibleName() == name) return button;
  return nullptr;
}

} // namespace

class JobsViewTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void saysWhatRunsAndWhatWaitsSinceWhen() {
    JobsView view;
    view.show();
    view.setJobs(someJobs());
    const QStringList lines = texts(view);
    QCOMPARE(lines.size(), 6);
    QVERIFY(lines.contains(QStringLiteral("1. Measure")) && lines.contains(QStringLiteral("2. Build")) &&
            lines.contains(QStringLiteral("3. Verify")));
    const auto has = [&lines](const QString &part) { return !lines.filter(part).isEmpty(); };
    QVERIFY2(has(QStringLiteral("(1 min 15 s), 2 of 8")), qPrintable(lines.join(u'\n')));
    QVERIFY2(has(QStringLiteral("waits for its turn since ")), qPrintable(lines.join(u'\n')));
    QVERIFY2(has(QStringLiteral("waits for \"Build\" since ")), qPrintable(lines.join(u'\n')));
    QVERIFY(!view.findChild<QLabel *>(QStringLiteral("noJobs"))->isVisible());
    view.setJobs({});
    QVERIFY(view.findChild<QLabel *>(QStringLiteral("noJobs"))->isVisible());
    QVERIFY(texts(view).isEmpty());
  }

  void eachHasAButtonThatNamesIt() {
    JobsView view;
    view.setJobs(someJobs());
    QSignalSpy cancelled(&view, &JobsView::cancelWanted);
    QPushButton *verify = buttonOf(view, QStringLiteral("Take out of the queue: Verify"));
    QVERIFY(verify);
    verify->click();
    QPushButton *measure = buttonOf(view, QStringLiteral("Cancel: Measure"));
    QVERIFY(measure);
    measure->click();
    QCOMPARE(cancelled.count(), 2);
    QCOMPARE(cancelled[0][0].value<std::size_t>(), std::size_t(8));
    QCOMPARE(cancelled[1][0].value<std::size_t>(), std::size_t(3));
  }

  void theKeyboardStaysWhereTheListChanges() {
    JobsView view;
    view.show();
    view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    auto jobs = someJobs();
    view.setJobs(jobs);
    QPushButton *verify = buttonOf(view, QStringLiteral("Take out of the queue: Verify"));
    verify->setFocus();
    jobs[0].done = 5;
    view.setJobs(jobs);
    QVERIFY(verify->hasFocus());
    jobs.erase(jobs.begin()); // the one that ran is done
    view.setJobs(jobs);
    QVERIFY(verify->hasFocus());
    jobs.pop_back();
    view.setJobs(jobs);
    QTRY_VERIFY(buttonOf(view, QStringLiteral("Take out of the queue: Build"))->hasFocus());
  }

  void durationsAreRead() {
    QCOMPARE(durationText(-3), QStringLiteral("0 s"));
    QCOMPARE(durationText(59), QStringLiteral("59 s"));
    QCOMPARE(durationText(185), QStringLiteral("3 min 5 s"));
    QCOMPARE(durationText(7440), QStringLiteral("2 h 4 min"));
  }
};

QTEST_MAIN(JobsViewTest)
#include "JobsViewTest.moc"
