// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the picture of a request is made of, against what the engine counts.
#include "views/access/AccessFactsText.h"
#include "views/access/LaneCanvas.h"
#include "views/access/LaneLayout.h"
#include "views/shared/Theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace warpgrain;
using namespace warpgrain::views;

namespace {

/// Lane i at i * stride bytes.
LanePicture strided(std::int64_t stride, std::int64_t size, bool isShared, std::uint32_t active = 0xffffffffu) {
  LanePicture picture{.thread = {}, .sizeBytes = size, .alignBytes = size, .isShared = isShared};
  for (int lane = 0; lane < 32; ++lane) {
    picture.thread[static_cast<std::size_t>(lane)] = {lane, 0, 0};
    if (active >> lane & 1u) picture.lanes.set(lane, lane * stride);
  }
  picture.memory = access::costOf(picture.lanes, size, size);
  picture.banks = access::bankCostOf(picture.lanes, size, size);
  return picture;
}

/// Different colours of a painted widget.
int coloursOf(QWidget &widget) {
  const QImage image = widget.grab().toImage();
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      colours.insert(image.pixel(x, y));
  return static_cast<int>(colours.size());
}

} // namespace

class LanePictureTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void sectorsAreThoseThatTheEngineCounts_data() {
    QTest::addColumn<qint64>("stride");
    QTest::addColumn<qint64>("size");
    QTest::newRow("neighbours") << qint64(4) << qint64(4);
    QTest::newRow("every eighth") << qint64(32) << qint64(4);
    QTest::newRow("backwards") << qint64(-4) << qint64(4);
    QTest::newRow("one element") << qint64(0) << qint64(4);
    QTest::newRow("across sectors") << qint64(20) << qint64(16);
  }

  void sectorsAreThoseThatTheEngineCounts() {
    QFETCH(qint64, stride);
    QFETCH(qint64, size);
    LanePicture picture = strided(stride, size, false);
    const auto sectors = shownSectors(picture);
    const auto numbers = access::sectorsOf(picture.lanes, size);
    QCOMPARE(sectors.size(), numbers.size());
    LaneSet all = 0;
    for (std::size_t i = 0; i < sectors.size(); ++i) {
      QCOMPARE(sectors[i].number, numbers[i]);
      all |= sectors[i].lanes;
    }
    QCOMPARE(all, picture.lanes.active);
  }

  void passesAreThoseThatTheEngineCounts_data() {
    QTest::addColumn<qint64>("stride");
    QTest::addColumn<qint64>("size");
    for (const qint64 size : {1, 2, 4, 8, 16})
      for (const qint64 stride : {0, 4, 8, 12, 64, 128, 132})
        QTest::addRow("%lld bytes, %lld apart", size, stride) << stride << size;
  }

  void passesAreThoseThatTheEngineCounts() {
    QFETCH(qint64, stride);
    QFETCH(qint64, size);
    const LanePicture picture = strided(stride, size, true);
    const BankPicture banks = bankPicture(picture);
    QCOMPARE(banks.passes, static_cast<int>(picture.banks.passes));
    QCOMPARE(static_cast<std::int64_t>(banks.groups.size()), picture.banks.ideal);
    // No bank gives two words in one pass.
    std::set<std::pair<int, int>> cells;
    for (const BankWord &word : banks.words)
      QVERIFY(cells.emplace(word.bank, word.pass).second);
  }

  void lanesThatTakeNoPartAreInNoSectorAndToldSo() {
    const LanePicture picture = strided(4, 4, false, 0x0000ffffu);
    QCOMPARE(shownSectors(picture).size(), std::size_t(2));
    LaneCanvas canvas;
    canvas.setPicture(picture);
    QVERIFY(canvas.laneText(15).contains(QStringLiteral("bytes 60 to 63")));
    QVERIFY2(canvas.laneText(16).contains(QStringLiteral("no part")), qPrintable(canvas.laneText(16)));
    QVERIFY(lanesHtml(picture).contains(QStringLiteral("16 of 32 lanes")));
  }

  void bytesThatAreMovedAndNotUsedAreToldOf() {
    const QString text = lanesHtml(strided(32, 4, false));
    QVERIFY2(text.contains(QStringLiteral("128 of 1024 bytes")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("ideal 4")), qPrintable(text));
    const QString conflict = lanesHtml(strided(128, 4, true));
    QVERIFY2(conflict.contains(QStringLiteral("32-way bank conflict")), qPrintable(conflict));
  }

  void keysGoFromLaneToLane() {
    LaneCanvas canvas;
    canvas.resize(800, 240);
    canvas.setPicture(strided(4, 4, false));
    canvas.show();
    canvas.setFocus();
    QSignalSpy chosen(&canvas, &LaneCanvas::laneChosen);
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(canvas.lane(), std::optional(0));
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(canvas.lane(), std::optional(1));
    QVERIFY(canvas.accessibleDescription().contains(QStringLiteral("Lane 1")));
    QTest::keyClick(&canvas, Qt::Key_End);
    QCOMPARE(canvas.lane(), std::optional(31));
    QTest::keyClick(&canvas, Qt::Key_Escape);
    QCOMPARE(canvas.lane(), std::optional<int>());
    QCOMPARE(chosen.count(), 4);
  }

  void aClickChoosesTheLaneUnderTheMouse() {
    LaneCanvas canvas;
    canvas.resize(74 + 8 + 32 * 25, 240);
    canvas.setPicture(strided(4, 4, false));
    canvas.show();
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, QPoint(74 + 5 * 25 + 12, 15));
    QCOMPARE(canvas.lane(), std::optional(5));
  }

  void paintsInBothColourSchemes() {
    for (const ColourScheme scheme : {ColourScheme::light, ColourScheme::dark}) {
      applyColourScheme(*qApp, scheme);
      for (const bool isShared : {false, true}) {
        LaneCanvas canvas;
        canvas.resize(900, 260);
        QCOMPARE(coloursOf(canvas), 1); // nothing is known yet
        canvas.setPicture(strided(8, 4, isShared));
        QVERIFY(coloursOf(canvas) > 20);
      }
    }
    applyColourScheme(*qApp, ColourScheme::system);
  }

  void theRowsOfManyPassesHaveRoom() {
    LaneCanvas canvas;
    canvas.setPicture(strided(4, 4, true));
    const int one = canvas.minimumSizeHint().height();
    canvas.setPicture(strided(128, 4, true));
    QVERIFY(canvas.minimumSizeHint().height() > one + 31 * 10);
  }
};

QTEST_MAIN(LanePictureTest)
#include "LanePictureTest.moc"
