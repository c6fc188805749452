// SPDX-License-Identifier: GPL-3.0-or-later
//
// The view of serial loop nests: its tree, the ranked table, pictures side by side, matrices, texts.
#include "views/nests/NestsView.h"

#include "views/access/LaneCanvas.h"
#include "views/access/MatrixFormula.h"
#include "views/access/ReuseCanvas.h"
#include "views/editor/ProgramTexts.h"
#include "views/editor/SourceEditor.h"
#include "views/nests/MappingsModel.h"
#include "views/nests/NestText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
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
  return {.name = QString::number(number), .path = text("/tmp/a b.c"), .line = number};
}

access::AccessMatrix matrix() {
  access::AccessMatrix out;
  out.intra = {{1, 0}, {0, 1}};
  out.intraNames = {"i", "j"};
  out.inter.assign(2, std::vector<access::MatrixEntry>(3));
  out.offset = {0, 0};
  return out;
}

NestMapping mapping(const char *loops, qlonglong rank, qlonglong cost) {
  return {.rank = rank,
          .loops = text(loops),
          .block = text("32 x 8"),
          .threads = 256,
          .cost = cost,
          .activeBlocks = 8,
          .occupancy = 0.5,
          .why = rank == 1 ? text("Fewer accesses are not coalesced.") : QString(),
          .spaces = {text("global memory")},
          .costs = {cost}};
}

/// A nest that is mapped in two ways, and one that cannot be.
NestListPointer sample() {
  NestList list;
  Nest mapped{.function = text("product"), .place = line(5), .lastLine = 9};
  mapped.loops = {
      {.counter = text("i"), .place = line(5), .depth = 0, .trips = text("n"), .isParallel = true, .isMapped = true},
      {.counter = text("j"), .place = line(6), .depth = 1, .isParallel = true, .isMapped = true},
      {.counter = text("k"), .place = line(8), .depth = 2, .why = text("It is <serial>.")}};
  mapped.assumptions = {text("A and B do not overlap.")};
  mapped.arrays = {{.name = text("C"), .isRead = true, .isWritten = true, .accesses = {matrix()}}};
  mapped.mappings = {mapping("j -> tx, i -> ty", 1, 0), mapping("i -> tx, j -> ty", 2, 512)};
  list.nests.push_back(mapped);
  Nest serial{.function = text("sweep"), .place = line(20), .lastLine = 21};
  serial.loops = {{.counter = text("i"), .place = line(20), .why = text("a[i] reads what a[i - 1] writes.")}};
  list.nests.push_back(serial);
  QString lines;
  for (int i = 1; i <= 100; ++i)
    lines += QStringLiteral("int line%1;\n").arg(i);
  list.source = lines;
  list.rules = text("our rules");
  return std::make_shared<const NestList>(list);
}

NestTextsPointer written() {
  NestTexts texts;
  for (int i = 1; i <= 100; ++i)
    texts.program += QStringLiteral("int line%1;\n").arg(i);
  texts.nests = {{.kernel = text("product_kernel0"), .programLine = 40, .kernelLine = 40},
                 {.kernel = {}, .why = text("No loop can be mapped.")}};
  return std::make_shared<const NestTexts>(texts);
}

NestPicture picture(std::size_t mapping, std::int64_t stride) {
  LanePicture lanes{.lanes = {}, .thread = {}};
  for (int lane = 0; lane < 32; ++lane)
    lanes.lanes.set(lane, lane * stride);
  lanes.memory = access::costOf(lanes.lanes, 4, 4);
  return {.mapping = mapping,
          .title = QStringLiteral("way %1").arg(mapping),
          .note = {},
          .lanes = lanes,
          .reuse = std::unexpected(text("There is no map."))};
}

} // namespace

class NestsViewTest : public QObject {
  Q_OBJECT

private:
  static QTreeWidget *tree(NestsView &view) { return view.findChild<QTreeWidget *>(text("nestTree")); }

  static QTableView *table(NestsView &view) { return view.findChild<QTableView *>(text("nestMappings")); }

  static QTreeWidgetItem *nest(NestsView &view, int function) { return tree(view)->topLevelItem(function)->child(0); }

  static QString details(NestsView &view) { return view.findChild<QTextBrowser *>(text("nestDetails"))->toPlainText(); }

private Q_SLOTS:

  void theTreeHasFunctionsNestsAndLoops() {
    NestsView view;
    view.setNests(sample());
    QCOMPARE(tree(view)->topLevelItemCount(), 2);
    QCOMPARE(tree(view)->topLevelItem(0)->text(0), text("product()"));
    QCOMPARE(nest(view, 0)->text(0), text("nest i, j, k"));
    QCOMPARE(nest(view, 0)->text(2), text("mapped"));
    QCOMPARE(nest(view, 0)->child(1)->text(2), text("parallel, tx"));
    QCOMPARE(nest(view, 0)->child(2)->text(2), text("not parallel"));
    QCOMPARE(nest(view, 1)->text(2), text("CPU"));
    QCOMPARE(nest(view, 1)->text(3), text("a[i] reads what a[i - 1] writes."));
    QCOMPARE(view.findChild<QLabel *>(text("nestSummary"))->text(), text("1 of 2 nest(s) mapped; our rules"));
    view.setTexts(written());
    QCOMPARE(nest(view, 0)->text(2), text("GPU"));
    QCOMPARE(view.findChild<QLabel *>(text("nestSummary"))->text(),
             text("1 of 2 nest(s) mapped, 1 kernel(s); our rules"));
  }

  void aClickOnAMappingWantsItsProgramAndItsPictures() {
    NestsView view;
    view.setNests(sample());
    QSignalSpy chosen(&view, &NestsView::mappingChosen);
    QSignalSpy pictures(&view, &NestsView::picturesWanted);
    QCOMPARE(table(view)->model()->rowCount(), 2);
    QCOMPARE(table(view)->currentIndex().row(), 0); // the best one
    table(view)->selectRow(1);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front()[0].value<std::size_t>(), std::size_t{0});
    QCOMPARE(chosen.front()[1].value<std::size_t>(), std::size_t{1});
    QCOMPARE(pictures.size(), 1);
    QCOMPARE(pictures.front()[0].value<NestPictureQuery>().mapping, std::size_t{1});
    QCOMPARE(nest(view, 0)->child(0)->text(2), text("parallel, tx")); // i, now
    QVERIFY(details(view).contains(text("cost 512")));
  }

  void barsAreAsLongAsTheNumbers() {
    MappingsModel model;
    model.setNest(sample(), 0);
    const auto bar = [&](int row, int column) { return model.index(row, column).data(MappingsModel::barRole); };
    QCOMPARE(bar(0, MappingsModel::costColumn).toDouble(), 0.0);
    QCOMPARE(bar(1, MappingsModel::costColumn).toDouble(), 1.0);
    QCOMPARE(bar(0, MappingsModel::occupancyColumn).toDouble(), 0.5); // of all that is possible
    QVERIFY(!bar(0, MappingsModel::gainColumn).isValid());            // nothing gains
    QVERIFY(!bar(0, MappingsModel::whyColumn).isValid());
    QCOMPARE(model.index(0, MappingsModel::occupancyColumn).data().toString(), text("50 %"));
  }

  void picturesStandSideBySide() {
    NestsView view;
    view.resize(1500, 400);
    view.show();
    view.setNests(sample());
    view.setPictures({.pictures = {picture(0, 4), picture(1, 4096)}, .matrices = {{matrix()}}});
    QList<LaneCanvas *> shown;
    for (LaneCanvas *canvas : view.findChildren<LaneCanvas *>())
      if (canvas->isVisible()) shown.push_back(canvas);
    QCOMPARE(shown.size(), 2);
    QCOMPARE(shown[0]->picture()->memory.sectors, 4);
    QCOMPARE(shown[1]->picture()->memory.sectors, 32);
    QCOMPARE(shown[0]->mapTo(&view, QPoint()).y(), shown[1]->mapTo(&view, QPoint()).y());
    // What has no picture says why.
    view.findChild<QComboBox *>(text("touchKind"))->setCurrentIndex(1);
    QVERIFY(std::ranges::none_of(view.findChildren<ReuseCanvas *>(), &QWidget::isVisible));
    QVERIFY(std::ranges::any_of(view.findChildren<QLabel *>(), [](const QLabel *label) {
      return label->isVisible() && label->text().contains(text("There is no map."));
    }));
    view.findChild<QTabWidget *>(text("nestTabs"))->setCurrentIndex(1);
    QCOMPARE(view.findChildren<MatrixFormula *>().size(), 1);
  }

  void theProgramStandsBesideTheSerialSource() {
    NestsView view;
    view.resize(1500, 300);
    view.show();
    view.findChild<QTabWidget *>(text("nestTabs"))->setCurrentIndex(2);
    view.setNests(sample());
    view.setTexts(written());
    const auto lineOf = [&](const char *name, int tab) {
      int at = 0;
      int column = 0;
      SourceEditor *editor = view.findChild<ProgramTexts *>(text(name))->editorOf(tab);
      if (editor != nullptr) editor->getCursorPosition(&at, &column);
      return at + 1;
    };
    QTRY_COMPARE(lineOf("nestSource", 0), 5);
    QTRY_COMPARE(lineOf("nestProgram", 0), 40);
    QVERIFY(view.findChild<QPushButton *>(text("nestOpen"))->isEnabled());
    view.setWriting(true);
    QVERIFY(!view.findChild<QPushButton *>(text("nestOpen"))->isEnabled()); // of another choice
    // What cannot be written says why.
    NestTexts failed;
    failed.error = text("It is <refused>.");
    view.setWriting(false);
    view.setTexts(std::make_shared<const NestTexts>(failed));
    QVERIFY(view.findChild<QLabel *>(text("nestTextMessage"))->text().contains(text("&lt;refused&gt;")));
    QVERIFY(!view.findChild<QPushButton *>(text("nestOpen"))->isEnabled());
  }

  void choosingANestMovesTheEditorAndTellsWhatIsKnown() {
    NestsView view;
    view.show();
    QSignalSpy places(&view, &NestsView::placeChosen);
    view.setNests(sample());
    QCOMPARE(places.size(), 0); // nobody has chosen anything yet
    tree(view)->setCurrentItem(nest(view, 0)->child(2));
    QCOMPARE(places.back()[1].toInt(), 8);
    QVERIFY(details(view).contains(text("It is <serial>.")));
    tree(view)->setCurrentItem(nest(view, 1));
    QCOMPARE(places.back()[0].toString(), text("/tmp/a b.c"));
    QCOMPARE(places.back()[1].toInt(), 20);
    QCOMPARE(table(view)->model()->rowCount(), 0);
    // In the place of pictures stands why there are none.
    QVERIFY(std::ranges::any_of(view.findChildren<QLabel *>(), [](const QLabel *label) {
      return label->isVisible() && label->text() == text("a[i] reads what a[i - 1] writes.");
    }));
    // A caret chooses the nest that it is in, and moves nothing.
    const auto before = places.size();
    view.chooseAt(text("/tmp/a b.c"), 7);
    QCOMPARE(tree(view)->currentItem(), nest(view, 0));
    view.chooseAt(text("/tmp/a b.c"), 15);
    QCOMPARE(tree(view)->currentItem(), nest(view, 0));
    QCOMPARE(places.size(), before);
    // It stays when the nests are read anew.
    tree(view)->setCurrentItem(nest(view, 1));
    view.setNests(sample());
    QCOMPARE(tree(view)->currentItem(), nest(view, 1));
  }

  void anErrorIsToldInPlaceOfTheNests() {
    NestsView view;
    view.show();
    NestList failed;
    failed.error = text("The source has <no> loop.");
    failed.errorPlace = line(3);
    view.setNests(std::make_shared<const NestList>(failed));
    auto *message = view.findChild<QLabel *>(text("nestMessage"));
    QVERIFY(message->isVisible());
    QVERIFY(message->text().contains(text("&lt;no&gt;")));
    QSignalSpy places(&view, &NestsView::placeChosen);
    Q_EMIT message->linkActivated(message->text().section(text("href=\""), 1).section(u'"', 0, 0));
    QCOMPARE(places.front()[1].toInt(), 3);
    view.setNests(sample());
    QVERIFY(!message->isVisible());
  }

  void choicesAreTold() {
    NestsView view;
    QSignalSpy settings(&view, &NestsView::settingsChosen);
    QTest::mouseClick(view.findChild<QCheckBox *>(text("nestReorder")), Qt::LeftButton, {}, QPoint(8, 8));
    QCOMPARE(settings.size(), 1);
    QVERIFY(settings.front()[0].value<NestSettings>().allowsReorder);
    view.setSettings({.isPaper = true, .isOpenCl = true});
    QCOMPARE(settings.size(), 1);
    QVERIFY(view.settings().isPaper);
    QCOMPARE(view.findChild<QPushButton *>(text("nestOpen"))->text().remove(u'&'), text("Open as OpenCL"));
    QSignalSpy stops(&view, &NestsView::stopWanted);
    QSignalSpy again(&view, &NestsView::againWanted);
    auto *stop = view.findChild<QPushButton *>(text("nestStop"));
    stop->click();
    view.setMapping(true);
    stop->click();
    QCOMPARE(again.size(), 1);
    QCOMPARE(stops.size(), 1);
  }

  void everyControlHasAName() {
    NestsView view;
    view.setNests(sample());
    for (const QWidget *each : view.findChildren<QWidget *>())
      if (each->focusPolicy() & Qt::TabFocus && qobject_cast<const QAbstractButton *>(each) == nullptr &&
          !each->objectName().startsWith(text("qt_")) && qobject_cast<const QTabWidget *>(each) == nullptr &&
          !each->inherits("QTabBar") && !each->inherits("QComboBoxListView"))
        QVERIFY2(!each->accessibleName().isEmpty(), each->metaObject()->className());
  }
};

QTEST_MAIN(NestsViewTest)
#include "NestsViewTest.moc"
