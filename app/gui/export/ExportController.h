// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "core/workflow/Export.h"

#include <QObject>

#include <memory>
#include <string>

namespace warpgrain::gui {

/// What is written out: a variant, and the unit it was made from.
struct ExportItem {
  std::shared_ptr<const model::Unit> unit; ///< before
  transform::Texts texts;                  ///< after
  transform::Plan plan;
  session::HandPointer byHand = {}; ///< a kernel by hand; null: a plan made it
};

/// Writes a variant: as one file, as a folder with every changed file in its place, or as a patch over all of them.
/// Files are written beside the GUI thread, each whole or not at all.
class ExportController : public QObject {
  Q_OBJECT

public:
  explicit ExportController(QObject *parent = nullptr) : QObject(parent), background_(this) {}

  /// True where one file does not hold all changes.
  static bool needsFolder(const ExportItem &item);
  /// "matrix_multiplication.coarsen_y_4.cu": a name to suggest; the ending is ".patch" for a patch.
  static std::string suggestedName(const ExportItem &item, bool patch);

  void start(ExportItem item, workflow::ExportForm form, const std::filesystem::path &target);

  bool isBusy() const { return background_.isBusy(); }

Q_SIGNALS:
  void begun();
  /// The sentence says what was written and where.
  void exported(const QString &sentence);
  void refused(const QString &sentence);

private:
  Background background_;
};

} // namespace warpgrain::gui
