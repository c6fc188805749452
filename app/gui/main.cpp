// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/background/WorkerThread.h"
#include "app/gui/base/Dialogs.h"
#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "app/gui/window/StartPage.h"
#include "app/gui/window/TabbedWindow.h"
#include "core/base/DataFolder.h"
#include "core/tune/store/Store.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QScreen>
#include <QSettings>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string_view>

namespace {

using namespace warpgrain;

/// What the command line asks for.
struct Request {
  QString file;
  QString other; ///< whose kernel is compared with the file's
  std::string kernel;
};

Request parse(const QStringList &arguments) {
  QCommandLineParser parser;
  parser.setApplicationDescription(
      QCoreApplication::translate("main", "Choose how much work each CUDA thread does, and see what it costs.\n"
                                          "Compiler flags of the source go after a lone --."));
  parser.addHelpOption();
  parser.addVersionOption();
  parser.addPositionalArgument(QStringLiteral("file"),
                               QCoreApplication::translate("main", "CUDA or C++ source file, or a session"),
                               QStringLiteral("[file]"));
  parser.addPositionalArgument(
      QStringLiteral("other"),
      QCoreApplication::translate("main", "another source file, whose kernel is compared with that of the first"),
      QStringLiteral("[other] [-- flags]"));
  const QCommandLineOption kernel(QStringLiteral("kernel"),
                                  QCoreApplication::translate("main", "the kernel to look at first"),
                                  QCoreApplication::translate("main", "name"));
  parser.addOption(kernel);
  parser.process(arguments);
  return {.file = parser.positionalArguments().value(0),
          .other = parser.positionalArguments().value(1),
          .kernel = gui::toUtf8(parser.value(kernel))};
}

int runWorkbench(int argc, char **argv) {
  // Everything after a lone -- belongs to the compiler, not to us or Qt.
  const auto end = argv + argc;
  const auto separator = std::find(argv + 1, end, std::string_view("--"));
  gui::Environment environment;
  if (separator != end) environment.flags.emplace(separator + 1, end);
  int ours = static_cast<int>(separator - argv);

  QApplication application(ours, argv);
  QCoreApplication::setApplicationName(QStringLiteral("warpgrain"));
  QCoreApplication::setOrganizationName(QStringLiteral("warpgrain"));
  QCoreApplication::setApplicationVersion(QStringLiteral(WARPGRAIN_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("warpgrain"));
  gui::initialiseResources();
  gui::installTranslations(application);

  const Request request = parse(QCoreApplication::arguments());
  QSettings settings;
  gui::SystemDialogs dialogs;
  std::error_code ignored;
  environment.settings = &settings;
  environment.dialogs = &dialogs;
  environment.cache = std::make_shared<build::BuildCache>();
  environment.store = tune::Store::defaultPath();
  environment.folder = std::filesystem::current_path(ignored);
  if (const auto data = userDataFolder(); !data.empty()) {
    environment.recoveryFolder = data / "recovery";
    environment.copiesFolder = data / "examples";
  }
  environment.kernel = request.kernel;
  environment.trustedFolder = gui::toPath(gui::examplesFolder());
  environment.recordedFolder = gui::toPath(gui::recordedFolder());
  gui::TabbedWindow window(std::move(environment));
  // What was remembered fits on the screen; the first size may not.
  window.resize(window.size().boundedTo(window.screen()->availableSize()));
  window.show();
  if (!request.other.isEmpty())
    window.openBeside(request.file, request.other);
  else if (!request.file.isEmpty())
    window.openFile(request.file);
  return QApplication::exec();
}

} // namespace

int main(int argc, char **argv) {
  try {
    const int code = runWorkbench(argc, argv);
    if (!gui::areThreadsLeft()) return code;
    std::cout.flush();
    std::_Exit(code); // nobody waits for an analysis that has not ended
  } catch (const std::exception &error) {
    std::cerr << "warpgrain: an internal error happened: " << error.what() << ". Please report it with the file.\n";
    return 1;
  }
}
