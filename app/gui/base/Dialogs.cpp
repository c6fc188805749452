// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/base/Dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

namespace warpgrain::gui {

namespace {

class DialogTexts {
  Q_DECLARE_TR_FUNCTIONS(DialogTexts)
};

} // namespace

QString SystemDialogs::openFile(QWidget *parent, const QString &folder) {
  return QFileDialog::getOpenFileName(
      parent, DialogTexts::tr("Open a CUDA source"), folder,
      DialogTexts::tr("CUDA, C, C++ and OpenCL sources (*.cu *.cuh *.c *.cpp *.cc *.cxx *.hpp *.hh "
                      "*.h *.cl);;Warpgrain sessions (*.warpgrain);;All files (*)"));
}

QString SystemDialogs::chooseFile(QWidget *parent, const QString &title, const QString &folder, const QString &filter) {
  return QFileDialog::getOpenFileName(parent, title, folder, filter);
}

QString SystemDialogs::saveFile(QWidget *parent, const QString &title, const QString &suggested) {
  QFileDialog dialog(parent, title, QFileInfo(suggested).path());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  // So that it asks about the file that is written, not about its name without a suffix.
  dialog.setDefaultSuffix(QFileInfo(suggested).suffix());
  dialog.selectFile(QFileInfo(suggested).fileName());
  return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString SystemDialogs::chooseFolder(QWidget *parent, const QString &title, const QString &folder) {
  return QFileDialog::getExistingDirectory(parent, title, folder);
}

QString SystemDialogs::askText(QWidget *parent, const QString &title, const QString &question) {
  return QInputDialog::getText(parent, title, question).trimmed();
}

Dialogs::SaveChoice SystemDialogs::askSave(QWidget *parent, const QStringList &files) {
  QMessageBox box(QMessageBox::Question, DialogTexts::tr("Unsaved changes"),
                  DialogTexts::tr("Save the changes of %1?").arg(files.join(QStringLiteral(", "))),
                  QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
  box.setDefaultButton(QMessageBox::Save);
  switch (box.exec()) {
  case QMessageBox::Save:
    return SaveChoice::save;
  case QMessageBox::Discard:
    return SaveChoice::discard;
  default:
    return SaveChoice::cancel;
  }
}

bool SystemDialogs::askTrust(QWidget *parent, const QString &folder) {
  QMessageBox box(
      QMessageBox::Warning, DialogTexts::tr("Trust this folder?"),
      DialogTexts::tr("Building compiles the sources in %1 with the compiler flags that belong to them; verifying and "
                      "measuring run their kernels.")
          .arg(folder),
      QMessageBox::NoButton, parent);
  box.setInformativeText(
      DialogTexts::tr("Flags can make the compiler read files and start programs. Build and run only what "
                      "you trust. You are asked once for each folder."));
  QPushButton *trust = box.addButton(DialogTexts::tr("Trust and Build"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == trust;
}

void SystemDialogs::about(QWidget *parent) {
  QMessageBox::about(
      parent, DialogTexts::tr("About Warpgrain"),
      DialogTexts::tr("<h3>Warpgrain %1</h3><p>Choose how much work each CUDA thread does, and see what it costs.</p>"
                      "<p>The window is free software under the GNU General Public License, version 3 or later; the "
                      "engine and the command line are under the Apache License 2.0.</p>")
          .arg(QStringLiteral(WARPGRAIN_VERSION)));
}

} // namespace warpgrain::gui
