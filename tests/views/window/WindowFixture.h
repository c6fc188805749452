// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/window/MainWindow.h"

#include <QAbstractButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// Answers in a person's stead, and remembers what was asked.
class ScriptedDialogs : public Dialogs {
public:
  QString openFile(QWidget *, const QString &) override { return fileToOpen; }

  QString chooseFile(QWidget *, const QString &, const QString &, const QString &) override { return fileToChoose; }

  QString saveFile(QWidget *, const QString &title, const QString &name) override {
    titles.push_back(title);
    suggested = name;
    return fileToSave;
  }

  QString chooseFolder(QWidget *, const QString &title, const QString &) override {
    titles.push_back(title);
    return folder;
  }

  QString askText(QWidget *, const QString &, const QString &) override { return textToGive; }

  SaveChoice askSave(QWidget *, const QStringList &files) override {
    askedToSave = files;
    return saveChoice;
  }

  bool askTrust(QWidget *, const QString &asked) override {
    trustAsked.push_back(asked);
    return trusts;
  }

  void about(QWidget *) override {}

  QString fileToOpen;
  QString fileToChoose;
  QString fileToSave;
  QString folder;
  QString textToGive;
  QString suggested;
  QStringList titles; ///< of the dialogs that ask where to write
  SaveChoice saveChoice = SaveChoice::cancel;
  QStringList askedToSave;
  QStringList trustAsked;
  bool trusts = true;
};

/// A person's folder, and the real window on it.
class WindowFixture {
public:
  /// How long a machine that is busy may take, in milliseconds; more where a memory checker slows everything down.
  inline static const int patience = std::max(60000, qEnvironmentVariableIntValue("WARPGRAIN_TEST_PATIENCE"));

  WindowFixture();
  ~WindowFixture();

  QString write(const QString &name, const QByteArray &text) const;
  QByteArray read(const QString &name) const;

  QString path(const QString &name) const { return folder.filePath(name); }

  /// The bundled example, copied into the folder.
  QString example(const QString &name) const;

  /// A stand-in for nvcc: it takes `seconds`, and reports 32 registers, 8 more for each `#pragma unroll` in the text.
  /// The pid of each run is left in a file of the folder "pids".
  void useFakeCompiler(double seconds = 0);
  /// No toolkit: sources are read with built-in declarations.
  void useNoCompiler();
  /// False where this machine has none.
  bool useRealCompiler();

  void show();
  /// Opens a file and waits until its verdicts are there.
  void open(const QString &file);
  /// True when what is shown speaks of the newest text.
  bool isSettled();
  void close();

  template <typename Widget>
  Widget *find(const char *name) {
    return window->findChild<Widget *>(QLatin1StringView(name));
  }

  QAction *action(const char *name) { return find<QAction>(name); }

  /// The message bar's sentence.
  QString message();
  /// The button of a factor by its accessible name, which holds the verdict: "coarsen y 4: legal if".
  QAbstractButton *factor(const QString &titleAndFactor);
  QString verdictOf(const QString &titleAndFactor);

  Workbench &workbench() { return window->workbench(); }

  /// Programs of the fake compiler that still run.
  std::vector<int> runningCompilers() const;

  QTemporaryDir folder;
  QSettings settings;
  ScriptedDialogs dialogs;
  Environment environment;
  std::unique_ptr<MainWindow> window;
};

/// A small unit that needs no toolkit to be read: 64 threads, a barrier between what is staged and what is used.
QByteArray smallKernel();

} // namespace warpgrain::gui
