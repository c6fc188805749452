// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws the pictures of README and the handbook from the real window, so that they can be made again after a change:
//   cmake --build --preset dev --target handbook-pictures
//   QT_QPA_PLATFORM=offscreen build/dev/bin/handbook-pictures resources
// or some of them: handbook-pictures resources charts tune
#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessPresenter.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/WindowFixture.h"
#include "views/access/AccessView.h"
#include "views/dependence/DependenceView.h"
#include "views/dependence/GraphPane.h"
#include "views/tune/TuneView.h"
#include "views/variants/VariantsView.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabWidget>
#include <QTableView>

#include <functional>
#include <map>

namespace {

using namespace warpgrain;
using namespace warpgrain::gui;

constexpr QSize pictureSize(1440, 900);

void wait(const std::function<bool()> &until) {
  if (!QTest::qWaitFor(until, WindowFixture::patience)) qFatal("what the picture is to show does not come");
}

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

class Picture : public WindowFixture {
public:
  explicit Picture(const char *name) {
    environment.recordedFolder = toPath(QStringLiteral(WARPGRAIN_EXAMPLES "/../recorded"));
    environment.trustedFolder = toPath(folder.path());
    environment.findExecutor = [] { return Result<run::Executor>(run::Executor(WARPGRAIN_EXECUTOR_PROGRAM)); };
    if (!useRealCompiler()) qFatal("the pictures need nvcc");
    show();
    action("coloursLight")->trigger();
    window->resize(pictureSize);
    open(example(QLatin1StringView(name)));
  }

  void raise(const char *dock) { find<QDockWidget>(dock)->raise(); }

  void type(const char *field, const QString &text) {
    wait([&] { return find<QLineEdit>(field) != nullptr; });
    find<QLineEdit>(field)->selectAll(); // numbers of the source stand there
    QTest::keyClicks(find<QLineEdit>(field), text);
  }

  /// The numbers beside both texts are there.
  bool isLookedAt() const {
    return std::ranges::none_of(window->findChildren<QLabel *>(), [](const QLabel *label) {
      return label->isVisible() && label->text().startsWith(QStringLiteral("Looking at the accesses of both"));
    });
  }

  /// Rows of a table: the first whose first cell says so.
  void chooseRow(QTableView *table, const QString &first) {
    for (int i = 0; i < table->model()->rowCount(); ++i) {
      if (table->model()->index(i, 0).data().toString() != first) continue;
      const QRect cell = table->visualRect(table->model()->index(i, 0));
      QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
      return;
    }
    qFatal("there is no row %s", qPrintable(first));
  }

  void waitForWork() {
    wait([&] { return !workbench().isWorking() && isSettled(); });
    QTest::qWait(300);
  }

  void chooseKernel(const char *name) {
    const auto kernel = workbench().analysis()->unit->findKernel(name);
    if (!kernel) qFatal("%s", kernel.error().message.c_str());
    workbench().selection().setKernel(keyOf(*workbench().analysis()->unit, *kernel));
    waitForWork();
  }

  void chooseSpace(const QString &space) {
    auto *view = find<views::VariantsView>("variants");
    view->setSpace(space);
    Q_EMIT view->spaceEdited(space);
  }

  void verifyRows() {
    action("verify")->trigger();
    wait([&] {
      return !workbench().isWorking() &&
             std::ranges::all_of(workbench().variants().variants(),
                                 [](const session::Variant &row) { return row.verification.has_value(); });
    });
    waitForWork();
  }

  /// Builds the rows of a space, and shows the times that were recorded for them.
  void showRecordedTimes(const QString &space) {
    raise("variantsDock");
    chooseSpace(space);
    auto *place = find<QComboBox>("measureOn");
    wait([&] { return place->findText(QStringLiteral("Recorded"), Qt::MatchStartsWith) >= 0; });
    place->setCurrentIndex(place->findText(QStringLiteral("Recorded"), Qt::MatchStartsWith));
    Q_EMIT place->activated(place->currentIndex());
    action("measure")->trigger();
    wait([&] {
      const auto &rows = workbench().variants().variants();
      return !rows.empty() && rows.front().measurement && !workbench().isWorking();
    });
    waitForWork();
  }

  void save(const QString &file) {
    QTest::qWait(500);
    wait([&] { return isLookedAt(); });
    if (!withFewColours(window->grab().toImage()).save(file, "PNG", 0)) qFatal("cannot write %s", qPrintable(file));
  }
};

/// Variants that are verified and timed with the same launch, which takes a second for each on the CPU.
void drawVariants(const QDir &to) {
  Picture picture("transpose.cu");
  picture.chooseKernel("transposeTiled");
  QTest::mouseClick(picture.factor(QStringLiteral("coarsen y 4")), Qt::LeftButton);
  picture.type("w", QStringLiteral("4096"));
  picture.type("h", QStringLiteral("2048"));
  picture.showRecordedTimes(QStringLiteral("coarsen y 1,2,4,8"));
  picture.verifyRows();
  picture.chooseRow(picture.find<QWidget>("variants")->findChild<QTableView *>(), QStringLiteral("coarsen y 4"));
  picture.find<QTabWidget>("editorTabs")->setCurrentWidget(picture.find<QWidget>("comparePage"));
  picture.waitForWork();
  picture.save(to.filePath(QStringLiteral("screenshot.png")));
}

void drawCharts(const QDir &to) {
  Picture picture("matrix_multiplication.cu");
  QTest::mouseClick(picture.factor(QStringLiteral("coarsen y 4")), Qt::LeftButton);
  picture.type("n", QStringLiteral("2048"));
  picture.showRecordedTimes(QStringLiteral("coarsen y 1,2,4,8,16"));
  picture.chooseRow(picture.find<QWidget>("variants")->findChild<QTableView *>(), QStringLiteral("coarsen y 4"));
  picture.find<QTabWidget>("editorTabs")->setCurrentWidget(picture.find<QWidget>("comparePage"));
  picture.waitForWork();
  picture.raise("chartsDock");
  picture.save(to.filePath(QStringLiteral("handbook/charts.png")));
}

void drawAccesses(const QDir &to) {
  Picture picture("transpose.cu");
  picture.raise("accessesDock");
  wait([&] { return picture.find<QLineEdit>("field.h") != nullptr; });
  auto *field = picture.find<QLineEdit>("field.h");
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("2048"));
  QTest::keyClick(field, Qt::Key_Return);
  AccessController &accesses =
      picture.find<views::AccessView>("accesses")->findChild<AccessPresenter *>()->controller();
  const auto isDrawn = [&] { return !accesses.isBusy() && !accesses.isDrawing() && accesses.current(); };
  wait(isDrawn);
  auto *table = picture.find<QTableView>("accessTable");
  table->setCurrentIndex(table->model()->index(1, 0));
  table->setCurrentIndex(table->model()->index(0, 0));
  wait(isDrawn);
  picture.save(to.filePath(QStringLiteral("handbook/accesses.png")));
}

void drawDependences(const QDir &to) {
  Picture picture("matrix_multiplication.cu");
  picture.raise("dependencesDock");
  wait([&] {
    const auto graph = picture.find<views::DependenceView>("dependences")->graph();
    const auto &shown = picture.find<views::GraphPane>("dependenceGraph")->picture();
    return graph && shown && shown->graph == graph;
  });
  picture.save(to.filePath(QStringLiteral("handbook/dependences.png")));
}

/// A recorded search at its end: the best plan side by side with the original.
void drawTuning(const QDir &to) {
  Picture picture("matrix_multiplication.cu");
  picture.raise("tuneDock");
  const auto recordings = picture.find<QMenu>("tuneRecordings")->actions();
  const auto isOfThis = [](const QAction *action) { return action->text().contains(QStringLiteral("matrixMultiply")); };
  const auto recording = std::ranges::find_if(recordings, isOfThis);
  if (recording == recordings.end()) qFatal("there is no recorded search");
  (*recording)->trigger();
  const TuneController &tuning = picture.workbench().tuning();
  wait([&] { return !tuning.isRunning() && !tuning.run().result.plans.empty(); });
  auto *view = picture.find<views::TuneView>("tune");
  wait([&] { return view->search().points.size() == tuning.run().result.plans.size(); });
  Q_EMIT view->pointChosen(views::extremesOf(view->search())->best);
  picture.waitForWork();
  picture.save(to.filePath(QStringLiteral("handbook/tune.png")));
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
  const std::initializer_list<std::pair<const char *, Draw>> pictures{{"variants", drawVariants},
                                                                      {"charts", drawCharts},
                                                                      {"accesses", drawAccesses},
                                                                      {"dependences", drawDependences},
                                                                      {"tune", drawTuning}};
  for (const auto &[name, draw] : pictures)
    if (names.isEmpty() || names.contains(QLatin1StringView(name))) draw(to);
  return 0;
}
