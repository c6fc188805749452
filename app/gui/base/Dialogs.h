// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace warpgrain::gui {

/// Everything that stops a person to ask. Tests answer in their stead.
class Dialogs {
public:
  virtual ~Dialogs() = default;

  enum class SaveChoice { save, discard, cancel };

  /// A source to open; empty where nothing was chosen, as for the next three.
  virtual QString openFile(QWidget *parent, const QString &folder) = 0;
  /// Another file; the filter as QFileDialog has it, empty: all files.
  virtual QString chooseFile(QWidget *parent, const QString &title, const QString &folder, const QString &filter) = 0;
  virtual QString saveFile(QWidget *parent, const QString &title, const QString &suggested) = 0;
  virtual QString chooseFolder(QWidget *parent, const QString &title, const QString &folder) = 0;
  /// One line of text.
  virtual QString askText(QWidget *parent, const QString &title, const QString &question) = 0;
  /// What to do with unsaved changes of these files.
  virtual SaveChoice askSave(QWidget *parent, const QStringList &files) = 0;
  /// Whether sources of a folder may be built.
  virtual bool askTrust(QWidget *parent, const QString &folder) = 0;
  virtual void about(QWidget *parent) = 0;
};

/// The desktop's dialogs.
class SystemDialogs : public Dialogs {
public:
  QString openFile(QWidget *parent, const QString &folder) override;
  QString chooseFile(QWidget *parent, const QString &title, const QString &folder, const QString &filter) override;
  QString saveFile(QWidget *parent, const QString &title, const QString &suggested) override;
  QString chooseFolder(QWidget *parent, const QString &title, const QString &folder) override;
  QString askText(QWidget *parent, const QString &title, const QString &question) override;
  SaveChoice askSave(QWidget *parent, const QStringList &files) override;
  bool askTrust(QWidget *parent, const QString &folder) override;
  void about(QWidget *parent) override;
};

} // namespace warpgrain::gui
