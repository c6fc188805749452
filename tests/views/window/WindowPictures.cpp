// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes pictures of every view of the window, in each setting that it must be usable in, to be looked at after a
// change:
//   cmake --build --preset dev --target window-pictures
//   build/dev/bin/window-pictures /tmp/pictures
// or in some settings: window-pictures /tmp/pictures dark small-german
// Qt reads scale and platform when a program starts, so each setting is a run of this program.
#include "app/gui/base/Resources.h"
#include "app/gui/window/JobButton.h"
#include "tests/views/window/PictureWindow.h"
#include "views/dependence/DependenceView.h"
#include "views/dependence/GraphPane.h"
#include "views/help/ReasonsPage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QTabWidget>
#include <QTableView>

#include <array>

namespace {

using namespace warpgrain;
using namespace warpgrain::gui;

/// What a picture is taken in.
struct Setting {
  const char *name;
  QSize size;          ///< of the window, in logical pixels
  const char *scale;   ///< device pixels for each of them
  const char *colours; ///< the action that chooses them
  const char *language;
};

constexpr std::array settings{
    Setting{"light", {1440, 900}, "1", "coloursLight", "en"},
    Setting{"dark", {1440, 900}, "1", "coloursDark", "en"},

    Setting{"contrast", {1280, 720}, "1", "coloursContrast", "en"},
    Setting{"small", {1280, 720}, "1", "coloursLight", "en"},
    Setting{"small-german", {1280, 720}, "1", "coloursLight", "de"},
    Setting{"narrow-150", {900, 600}, "1.5", "coloursDark", "en"},
    Setting{"narrow-200-german", {900, 600}, "2", "coloursLight", "de"},
    Setting{"light-200", {1280, 720}, "2", "coloursLight", "en"},
    Setting{"dark-200", {1280, 720}, "2", "coloursDark", "en"},
};

constexpr std::array docks{"findings", "accesses", "dependences", "launch",   "variants",
                           "charts",   "tune",     "notes",       "problems", "log"};

/// Writes pictures into a folder, numbered as they are taken.
class Album {
public:
  Album(const Setting &setting, const QDir &folder) : setting_(setting), folder_(folder) {}

  void take(PictureWindow &picture, const QString &name) {
    picture.settle();
    take(*picture.window, name);
  }

  void take(QWidget &widget, const QString &name) {
    const QString file = QStringLiteral("%1-%2.png").arg(++taken_, 2, 10, QLatin1Char('0')).arg(name);
    if (!widget.grab().save(folder_.filePath(file))) qFatal("cannot write %s", qPrintable(file));
  }

  void takeDocks(PictureWindow &picture, const QString &when) {
    for (const char *dock : docks) {
      picture.raise(qPrintable(QLatin1StringView(dock) + QStringLiteral("Dock")));
      take(picture, when + QLatin1Char('-') + QLatin1StringView(dock));
    }
  }

  /// The pages of a dock.
  void takeTabs(PictureWindow &picture, const char *tabs, const QString &name) {
    auto *pages = picture.find<QTabWidget>(tabs);
    for (int i = 0; i < pages->count(); ++i) {
      pages->setCurrentIndex(i);
      take(picture, QStringLiteral("%1-%2").arg(name).arg(i + 1));
    }
  }

  const Setting &setting() const { return setting_; }

private:
  const Setting &setting_;
  QDir folder_;
  int taken_ = 0;
};

void useColours(PictureWindow &picture, const Setting &setting) {
  picture.action(setting.colours)->trigger();
}

/// What a person sees first, and what each view says where it has nothing to show.
void takeEmpty(Album &album) {
  PictureWindow picture({}, album.setting().size);
  useColours(picture, album.setting());
  album.takeDocks(picture, QStringLiteral("empty"));
  for (const QAction *menu : picture.window->menuBar()->actions()) {
    menu->menu()->popup(picture.window->mapToGlobal(QPoint(0, 30)));
    album.take(*menu->menu(), QStringLiteral("menu-") + menu->menu()->title().remove(QLatin1Char('&')));
    menu->menu()->close();
  }
}

/// A file that the compiler refuses, and one without a kernel.
void takeRefused(Album &album) {
  PictureWindow picture({}, album.setting().size);
  useColours(picture, album.setting());
  picture.open(picture.write(QStringLiteral("broken.cu"), "__global__ void half(float *x) {\n  x[i] = 1;\n"));
  for (const char *dock : {"problems", "findings", "accesses", "dependences", "variants"}) {
    picture.raise(qPrintable(QLatin1StringView(dock) + QStringLiteral("Dock")));
    album.take(picture, QStringLiteral("broken-") + QLatin1StringView(dock));
  }
  picture.open(picture.write(QStringLiteral("host.cu"), "int main() { return 0; }\n"));
  for (const char *dock : {"findings", "accesses", "dependences", "launch", "variants"}) {
    picture.raise(qPrintable(QLatin1StringView(dock) + QStringLiteral("Dock")));
    album.take(picture, QStringLiteral("no-kernel-") + QLatin1StringView(dock));
  }
  // A launch whose numbers nobody has given: Verify says what is missing.
  picture.open(picture.write(QStringLiteral("unknown.cu"), smallKernel()));
  picture.action("verify")->trigger();
  picture.waitForWork();
  album.take(picture, QStringLiteral("missing-number"));
}

/// Variants that are built, verified and timed.
void takeVariants(Album &album) {
  PictureWindow picture(QStringLiteral("transpose.cu"), album.setting().size);
  useColours(picture, album.setting());
  picture.chooseKernel("transposeTiled");
  QTest::mouseClick(picture.factor(QStringLiteral("coarsen y 4")), Qt::LeftButton);
  picture.type("w", QStringLiteral("512"));
  picture.type("h", QStringLiteral("512"));
  picture.showRecordedTimes(QStringLiteral("coarsen y 1,2,4,8"));
  picture.verifyRows();
  picture.chooseRow(picture.find<QWidget>("variants")->findChild<QTableView *>(), QStringLiteral("coarsen y 4"));
  picture.waitForWork();
  album.takeTabs(picture, "editorTabs", QStringLiteral("editor"));
  picture.find<QTabWidget>("editorTabs")->setCurrentIndex(0);
  album.takeDocks(picture, QStringLiteral("built"));
  picture.raise("accessesDock");
  album.takeTabs(picture, "accessTabs", QStringLiteral("accesses"));
  picture.raise("dependencesDock");
  waitForPicture([&] {
    const auto graph = picture.find<views::DependenceView>("dependences")->graph();
    const auto &shown = picture.find<views::GraphPane>("dependenceGraph")->picture();
    return graph && shown && shown->graph == graph;
  });
  album.take(picture, QStringLiteral("dependences-graph"));
  picture.find<QAbstractButton>("showTable")->click();
  album.take(picture, QStringLiteral("dependences-table"));
}

void takeTuning(Album &album) {
  PictureWindow picture(QStringLiteral("matrix_multiplication.cu"), album.setting().size);
  useColours(picture, album.setting());
  picture.type("n", QStringLiteral("2048"));
  picture.replaySearch(QStringLiteral("matrixMultiply"));
  album.takeTabs(picture, "tuneCharts", QStringLiteral("tune"));
}

/// The page of a serial source, with each of its pages.
void takeNests(Album &album) {
  PictureWindow picture(QStringLiteral("serial_nests.c"), album.setting().size);
  useColours(picture, album.setting());
  auto *open = picture.find<QAbstractButton>("nestOpen");
  waitForPicture([&] { return open->isEnabled(); });
  album.takeTabs(picture, "nestTabs", QStringLiteral("nests"));
}

void takeHelp(Album &album) {
  PictureWindow picture(QStringLiteral("matrix_multiplication.cu"), album.setting().size);
  useColours(picture, album.setting());
  picture.action("palette")->trigger();
  album.take(picture, QStringLiteral("palette"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  picture.find<JobButton>("jobButton")->open();
  album.take(picture, QStringLiteral("jobs"));
  for (const char *action : {"reasons", "handbook"}) {
    picture.action(action)->trigger();
    picture.settle();
    for (QWidget *top : QApplication::topLevelWidgets())
      if (top->isVisible() && top != picture.window.get() && top->isWindow() && !top->inherits("QMenu")) {
        album.take(*top, QLatin1StringView(action));
        top->hide();
      }
  }
}

int takeAll(const Setting &setting, const QDir &folder) {
  Album album(setting, folder);
  takeEmpty(album);
  takeRefused(album);
  takeVariants(album);
  takeTuning(album);
  takeNests(album);
  takeHelp(album);
  return 0;
}

/// Runs this program for a setting.
bool run(const Setting &setting, const QString &folder) {
  QDir(folder).mkpath(QLatin1StringView(setting.name));
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QLatin1StringView(setting.scale));
  environment.insert(QStringLiteral("WARPGRAIN_PICTURE_SETTING"), QLatin1StringView(setting.name));
  if (!environment.contains(QStringLiteral("QT_QPA_PLATFORM")))
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  process.setProcessEnvironment(environment);
  process.setProcessChannelMode(QProcess::ForwardedChannels);
  process.start(QCoreApplication::applicationFilePath(), {QDir(folder).filePath(QLatin1StringView(setting.name))});
  return process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

int runAll(int argc, char **argv) {
  QCoreApplication application(argc, argv);
  const QStringList names = QCoreApplication::arguments().mid(2);
  int failed = 0;
  for (const Setting &setting : settings)
    if (names.isEmpty() || names.contains(QLatin1StringView(setting.name)))
      if (!run(setting, QString::fromLocal8Bit(argv[1]))) ++failed;
  return failed;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 2) qFatal("usage: window-pictures FOLDER [SETTING...]");
  const QByteArray name = qgetenv("WARPGRAIN_PICTURE_SETTING");
  if (name.isEmpty()) return runAll(argc, argv);
  QApplication application(argc, argv);
  for (const Setting &setting : settings)
    if (name == setting.name) {
      QLocale::setDefault(QLocale(QLatin1StringView(setting.language)));
      initialiseResources();
      installTranslations(application);
      return takeAll(setting, QDir(QString::fromLocal8Bit(argv[1])));
    }
  qFatal("there is no setting %s", name.constData());
}
