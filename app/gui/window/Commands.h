// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/base/Dialogs.h"
#include "app/gui/window/Actions.h"
#include "app/gui/workbench/Workbench.h"

#include <QObject>

#include <optional>

namespace warpgrain::gui {

class EditorArea;
class MessageBar;

/// What the actions do, and when they can be done.
class Commands : public QObject {
  Q_OBJECT

public:
  Commands(Workbench &workbench, Actions &actions, EditorArea &editors, MessageBar &messages, Dialogs &dialogs,
           QWidget *window);

  /// Undo and redo speak of the plan while the keyboard is in this widget.
  void setPlanWidget(QWidget *widget) { planWidget_ = widget; }

  void exportVariant();
  void exportPatch();
  void exportReport();
  void adopt(std::size_t id);
  void compare(std::size_t left, std::size_t right);
  /// What is shown becomes a kernel by hand whose text is typed in; one that is by hand is gone on with.
  void editVariant();
  /// Asks for a file and takes its kernel.
  void addKernel();
  /// What is shown, by hand, gets another name, or goes.
  void renameVariant();
  void removeVariant();

Q_SIGNALS:
  void openWanted(const QString &file);
  /// A search is to be made as the view of searches says.
  void tuneWanted();

private:
  void connectFileActions();
  void connectEditActions();
  void connectBuildActions();
  void connectFileEvents();
  void refresh();
  void open();
  void saveAs();
  void saveAll();
  void undoOrRedo(bool undo);
  bool keyboardIsInPlan() const;
  using Export = void (Commands::*)(const ExportItem &);

  std::optional<ExportItem> itemToExport();
  static QString nameOf(const session::Variant &variant);
  static QString nameOf(const ExportItem &item);
  void startExport(Export what);
  void exportWaiting();
  void writeVariant(const ExportItem &item);
  void writePatch(const ExportItem &item);
  ReportOrder reportOrder() const;
  void writeReport();

  Workbench &workbench_;
  Actions &actions_;
  EditorArea &editors_;
  MessageBar &messages_;
  Dialogs &dialogs_;
  QWidget *window_;
  QWidget *planWidget_ = nullptr;
  Export waiting_ = nullptr;     ///< asked for; its text is being written
  bool isReportWaiting_ = false; ///< likewise
};

} // namespace warpgrain::gui
