// SPDX-License-Identifier: GPL-3.0-or-later
//
// The view of an OpenMP program: its tree, what is told of the chosen piece, its copies and its texts.
#include "views/openmp/OpenMpView.h"

#include "views/editor/ProgramTexts.h"
#include "views/editor/SourceEditor.h"
#include "views/openmp/OpenMpText.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace warpgrain;
using namespace warpgrain::views;

namespace {

QString text(const char *words) {
  return QString::fromUtf8(words);
}

SourcePlace line(int number) {
  return {.name = QString::number(number), .path = text("/tmp/a b#.c"), .line = number};
}

/// Two regions of main(), one of them with a kernel, and one of another function.
OpenMpProgramPointer sample() {
  OpenMpProgram program;
  OpenMpKernel kernel{
      .name = text("main_kernel0"), .place = line(8), .sourceLine = 8, .openMpLine = 10, .cudaLine = 40};
  kernel.threads = 256;
  kernel.transfers.push_back({.variable = text("a"),
                              .bytes = text("4096"),
                              .toGpu = text("never"),
                              .toCpu = text("before line 20"),
                              .leftOut = text("residency"),
                              .cache = {},
                              .reasons = {}});
  kernel.transfers.push_back({.variable = text("b<int>"),
                              .bytes = text("8"),
                              .toGpu = text("at each launch"),
                              .toCpu = text("never"),
                              .leftOut = {},
                              .cache = {},
                              .reasons = {}});
  OpenMpRegion onGpu{.function = text("main"),
                     .directive = text("parallel for"),
                     .place = line(8),
                     .sourceLine = 8,
                     .openMpLine = 10,
                     .cudaLine = 40,
                     .isOnGpu = true};
  onGpu.kernels.push_back(kernel);
  onGpu.variables.push_back({.name = text("i"), .sharing = text("private"), .rule = text("counts a loop")});
  program.regions.push_back(onGpu);
  OpenMpRegion onCpu{.function = text("main"),
                     .directive = text("parallel"),
                     .place = line(20),
                     .sourceLine = 20,
                     .openMpLine = 24,
                     .cudaLine = 70};
  onCpu.reasons.push_back({.text = text("printf() is called."), .id = text("call-is-of-system"), .place = line(21)});
  program.regions.push_back(onCpu);
  onCpu.function = text("other");
  onCpu.place = line(30);
  program.regions.push_back(onCpu);
  QString lines;
  for (int i = 1; i <= 100; ++i)
    lines += QStringLiteral("int line%1;\n").arg(i);
  program.source = program.openMp = program.cuda = lines;
  return std::make_shared<const OpenMpProgram>(program);
}

} // namespace

class OpenMpViewTest : public QObject {
  Q_OBJECT

private:
  static QTreeWidget *tree(OpenMpView &view) { return view.findChild<QTreeWidget *>(text("openMpTree")); }

  static QTreeWidgetItem *region(OpenMpView &view, int function, int at) {
    return tree(view)->topLevelItem(function)->child(at);
  }

private Q_SLOTS:

  void theTreeHasFunctionsRegionsAndKernels() {
    OpenMpView view;
    view.setProgram(sample());
    QCOMPARE(tree(view)->topLevelItemCount(), 2);
    QCOMPARE(tree(view)->topLevelItem(0)->text(0), text("main()"));
    QCOMPARE(tree(view)->topLevelItem(0)->childCount(), 2);
    QCOMPARE(region(view, 0, 0)->text(2), text("GPU"));
    QCOMPARE(region(view, 0, 0)->child(0)->text(0), text("main_kernel0"));
    QCOMPARE(region(view, 0, 1)->text(2), text("CPU"));
    QCOMPARE(region(view, 0, 1)->text(3), text("printf() is called."));
    QCOMPARE(view.findChild<QLabel *>(text("openMpSummary"))->text(),
             text("1 of 3 directive(s) on the GPU, 1 kernel(s)"));
  }

  void choosingAPieceMovesTheEditorAndTellsWhatIsKnown() {
    OpenMpView view;
    view.resize(1200, 360);
    view.show();
    QSignalSpy places(&view, &OpenMpView::placeChosen);
    view.setProgram(sample());
    QCOMPARE(places.size(), 0); // nobody has chosen anything yet
    auto *details = view.findChild<QTextBrowser *>(text("openMpDetails"));
    QVERIFY(details->toPlainText().contains(text("counts a loop")));
    tree(view)->setCurrentItem(region(view, 0, 1));
    QCOMPARE(places.size(), 1);
    QCOMPARE(places.front()[0].toString(), text("/tmp/a b#.c"));
    QCOMPARE(places.front()[1].toInt(), 20);
    QVERIFY(details->toPlainText().contains(text("Why it stays on the CPU")));
    QVERIFY(details->toPlainText().contains(text("printf() is called.")));
    // The place of a reason is a link, whatever the file is called.
    const QString html = detailsHtml(*sample(), {.region = 1, .kernel = {}});
    const qsizetype begin = html.lastIndexOf(text("href=\"")) + 6;
    const auto place = linkedPlace(html.mid(begin, html.indexOf(u'"', begin) - begin));
    QVERIFY(place.has_value());
    QCOMPARE(place->path, text("/tmp/a b#.c"));
    QCOMPARE(place->line, 21);
  }

  void theTextsAreScrolledToThePiece() {
    OpenMpView view;
    view.resize(1200, 300);
    view.show();
    view.setProgram(sample());
    auto *texts = view.findChild<ProgramTexts *>(text("openMpTexts"));
    const auto caretLine = [&](int tab) {
      texts->setCurrentIndex(tab);
      int at = 0;
      int column = 0;
      texts->editorOf(tab)->getCursorPosition(&at, &column);
      return at + 1;
    };
    QCOMPARE(caretLine(0), 8);
    QCOMPARE(caretLine(1), 10);
    QCOMPARE(caretLine(2), 40);
    tree(view)->setCurrentItem(region(view, 0, 1));
    QCOMPARE(caretLine(2), 70);
    QVERIFY(texts->editorOf(2)->isReadOnly());
    QVERIFY(texts->editorOf(2)->firstVisibleLine() + 1 <= 70);
    QVERIFY(texts->editorOf(2)->firstVisibleLine() + 1 > 40);
  }

  void theTableHasTheCopiesAndChoosesTheirKernel() {
    OpenMpView view;
    view.setProgram(sample());
    auto *table = view.findChild<QTableView *>(text("openMpTransfersTable"));
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(table->model()->index(1, 2).data().toString(), text("b<int>"));
    QCOMPARE(table->model()->index(0, 5).data().toString(), text("before line 20"));
    tree(view)->setCurrentItem(region(view, 1, 0));
    table->selectRow(1);
    QCOMPARE(tree(view)->currentItem()->text(0), text("main_kernel0"));
  }

  void whatIsChosenStaysWhenTheProgramIsTranslatedAnew() {
    OpenMpView view;
    view.setProgram(sample());
    tree(view)->setCurrentItem(region(view, 0, 1));
    view.setProgram(sample());
    QCOMPARE(tree(view)->currentItem(), region(view, 0, 1));
  }

  void anErrorIsToldInPlaceOfTheProgram() {
    OpenMpView view;
    view.show();
    OpenMpProgram failed;
    failed.error = text("a.c:3: <wrong>");
    failed.errorPlace = line(3);
    view.setProgram(std::make_shared<const OpenMpProgram>(failed));
    auto *message = view.findChild<QLabel *>(text("openMpMessage"));
    QVERIFY(message->isVisible());
    QVERIFY(message->text().contains(text("&lt;wrong&gt;")));
    QVERIFY(!view.findChild<QPushButton *>(text("openMpOpen"))->isEnabled());
    QSignalSpy places(&view, &OpenMpView::placeChosen);
    Q_EMIT message->linkActivated(message->text().section(text("href=\""), 1).section(u'"', 0, 0));
    QCOMPARE(places.size(), 1);
    view.setProgram(sample());
    QVERIFY(!message->isVisible());
    QVERIFY(view.findChild<QPushButton *>(text("openMpOpen"))->isEnabled());
    view.setBusy(true);
    QVERIFY(!view.findChild<QPushButton *>(text("openMpOpen"))->isEnabled()); // of an older text
  }

  void everyControlHasAName() {
    OpenMpView view;
    view.setProgram(sample());
    for (const QWidget *each : view.findChildren<QWidget *>())
      if (each->focusPolicy() & Qt::TabFocus && qobject_cast<const QPushButton *>(each) == nullptr &&
          !each->objectName().startsWith(text("qt_")) && qobject_cast<const QTabWidget *>(each) == nullptr &&
          !each->inherits("QTabBar"))
        QVERIFY2(!each->accessibleName().isEmpty(), each->metaObject()->className());
  }
};

QTEST_MAIN(OpenMpViewTest)
#include "OpenMpViewTest.moc"
