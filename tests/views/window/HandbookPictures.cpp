// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws the pictures of README and the handbook from the real window, so that they can be made again after a change:
//   cmake --build --preset dev --target handbook-pictures
//   QT_QPA_PLATFORM=offscreen build/dev/bin/handbook-pictures resources
// or some of them: handbook-pictures resources charts tune
#include "app/gui/base/Resources.h"
#include "app/gui/presenters/AccessPresenter.h"
#include "tests/views/window/PictureWindow.h"
#include "views/access/AccessView.h"
#include "views/code/CodePane.h"
#include "views/dependence/DependenceView.h"
#include "views/dependence/GraphPane.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTreeWidget>

#include <functional>
#include <map>

namespace {

using namespace warpgrain;
using namespace warpgrain::gui;

constexpr QSize pictureSize(1440, 900);

/// With at most 256 colours, the most frequent ones that differ visibly: half the bytes.
QImage withFewColours(const QImage &image) {
  std::map<QRgb, int> pixels;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      ++pixels[image.pixel(x, y) | 0xff000000U];
  std::vector<std::pair<int, QRgb>> order;
  for (const auto &[colour, count] : pixels)
    order.emplace_back(count, colour);
  std::ranges::sort(order, std::greater());
  const auto isNear = [](QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) < 24;
  };
  QList<QRgb> table;
  for (const auto &[count, colour] : order)
    if (table.size() < 256 && std::ranges::none_of(table, [&](QRgb other) { return isNear(colour, other); }))
      table.push_back(colour);
  return image.convertToFormat(QImage::Format_RGB32)
      .convertToFormat(QImage::Format_Indexed8, table, Qt::ThresholdDither | Qt::AvoidDither);
}

void save(PictureWindow &picture, const QString &file) {
  picture.settle();
  if (!withFewColours(picture.window->grab().toImage()).save(file, "PNG", 0))
    qFatal("cannot write %s", qPrintable(file));
}

/// Variants that are verified and timed with the same launch, which takes a second for each on the CPU.
void drawVariants(const QDir &to) {
  PictureWindow picture(QStringLiteral("transpose.cu"), pictureSize);
  picture.chooseKernel("transposeTiled");
  QTest::mouseClick(picture.factor(QStringLiteral("coarsen y 4")), Qt::LeftButton);
  picture.type("w", QStringLiteral("4096"));
  picture.type("h", QStringLiteral("2048"));
  picture.showRecordedTimes(QStringLiteral("coarsen y 1,2,4,8"));
  picture.verifyRows();
  picture.chooseRow(picture.find<QWidget>("variants")->findChild<QTableView *>(), QStringLiteral("coarsen y 4"));
  picture.find<QTabWidget>("editorTabs")->setCurrentWidget(picture.find<QWidget>("comparePage"));
  picture.waitForWork();
  save(picture, to.filePath(QStringLiteral("screenshot.png")));
}

void drawCharts(const QDir &to) {
  PictureWindow picture(QStringLiteral("matrix_multiplication.cu"), pictureSize);
  QTest::mouseClick(picture.factor(QStringLiteral("coarsen y 4")), Qt::LeftButton);
  picture.type("n", QStringLiteral("2048"));
  picture.showRecordedTimes(QStringLiteral("coarsen y 1,2,4,8,16"));
  picture.chooseRow(picture.find<QWidget>("variants")->findChild<QTableView *>(), QStringLiteral("coarsen y 4"));
  picture.find<QTabWidget>("editorTabs")->setCurrentWidget(picture.find<QWidget>("comparePage"));
  picture.waitForWork();
  picture.raise("chartsDock");
  save(picture, to.filePath(QStringLiteral("handbook/charts.png")));
}

void drawAccesses(const QDir &to) {
  PictureWindow picture(QStringLiteral("transpose.cu"), pictureSize);
  picture.raise("accessesDock");
  waitForPicture([&] { return picture.find<QLineEdit>("field.h") != nullptr; });
  auto *field = picture.find<QLineEdit>("field.h");
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("2048"));
  QTest::keyClick(field, Qt::Key_Return);
  AccessController &accesses =
      picture.find<views::AccessView>("accesses")->findChild<AccessPresenter *>()->controller();
  const auto isDrawn = [&] { return !accesses.isBusy() && !accesses.isDrawing() && accesses.current(); };
  waitForPicture(isDrawn);
  auto *table = picture.find<QTableView>("accessTable");
  table->setCurrentIndex(table->model()->index(1, 0));
  table->setCurrentIndex(table->model()->index(0, 0));
  waitForPicture(isDrawn);
  save(picture, to.filePath(QStringLiteral("handbook/accesses.png")));
}

void drawDependences(const QDir &to) {
  PictureWindow picture(QStringLiteral("matrix_multiplication.cu"), pictureSize);
  picture.raise("dependencesDock");
  waitForPicture([&] {
    const auto graph = picture.find<views::DependenceView>("dependences")->graph();
    const auto &shown = picture.find<views::GraphPane>("dependenceGraph")->picture();
    return graph && shown && shown->graph == graph;
  });
  save(picture, to.filePath(QStringLiteral("handbook/dependences.png")));
}

/// What the compiler makes of the line with most instructions; where there is no nvdisasm, in PTX.
void drawCode(const QDir &to) {
  PictureWindow picture(QStringLiteral("matrix_multiplication.cu"), pictureSize);
  QTest::mouseClick(picture.factor(QStringLiteral("coarsen y 4")), Qt::LeftButton);
  picture.find<QTabWidget>("editorTabs")->setCurrentWidget(picture.find<QWidget>("codePage"));
  auto *source = picture.find<views::CodePane>("codeSource");
  waitForPicture([&] { return source->isVisible() && source->text().contains(QStringLiteral("sum[cy] +=")); });
  const QStringList before = source->text().section(QStringLiteral("sum[cy] +="), 0, 0).split(u'\n');
  source->setFocus();
  source->setCursorPosition(static_cast<int>(before.size()) - 1, 0);
  save(picture, to.filePath(QStringLiteral("handbook/code.png")));
}

/// A recorded search at its end: the best plan side by side with the original.
void drawTuning(const QDir &to) {
  PictureWindow picture(QStringLiteral("matrix_multiplication.cu"), pictureSize);
  picture.replaySearch(QStringLiteral("matrixMultiply"));
  save(picture, to.filePath(QStringLiteral("handbook/tune.png")));
}

/// The example of an OpenMP program, with the kernel that gathers the largest change.
void drawOpenMp(const QDir &to) {
  PictureWindow picture(QStringLiteral("jacobi_openmp.c"), pictureSize);
  auto *tree = picture.find<QTreeWidget>("openMpTree");
  waitForPicture([&] { return tree->topLevelItemCount() == 2; });
  tree->setCurrentItem(tree->topLevelItem(1)->child(0)->child(0));
  QTest::qWait(300);
  save(picture, to.filePath(QStringLiteral("handbook/openmp.png")));
}

/// The example of serial nests: who touches the elements of B under both mappings of the product.
void drawNests(const QDir &to) {
  PictureWindow picture(QStringLiteral("serial_nests.c"), pictureSize);
  auto *tree = picture.find<QTreeWidget>("nestTree");
  auto *open = picture.find<QPushButton>("nestOpen");
  waitForPicture([&] { return tree->topLevelItemCount() > 1 && open->isEnabled(); });
  tree->setCurrentItem(tree->topLevelItem(1)->child(0));
  tree->topLevelItem(1)->child(0)->setExpanded(true);
  auto *access = picture.find<QComboBox>("touchAccess");
  access->setCurrentIndex(access->findText(QStringLiteral("B"), Qt::MatchStartsWith));
  save(picture, to.filePath(QStringLiteral("handbook/mapping.png")));
}

} // namespace

int main(int argc, char **argv) {
  QApplication application(argc, argv);
  if (argc < 2) qFatal("usage: handbook-pictures RESOURCES [NAME...]");
  const QDir to(QString::fromLocal8Bit(argv[1]));
  const QStringList names = QApplication::arguments().mid(2);
  initialiseResources();
  installTranslations(application); // the plural forms
  using Draw = void (*)(const QDir &);
  const std::initializer_list<std::pair<const char *, Draw>> pictures{
      {"variants", drawVariants}, {"charts", drawCharts}, {"accesses", drawAccesses}, {"dependences", drawDependences},
      {"tune", drawTuning},       {"openmp", drawOpenMp}, {"mapping", drawNests},     {"code", drawCode}};
  for (const auto &[name, draw] : pictures)
    if (names.isEmpty() || names.contains(QLatin1StringView(name))) draw(to);
  return 0;
}
