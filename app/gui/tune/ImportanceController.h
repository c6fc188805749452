// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/NewestWins.h"
#include "app/gui/tune/TuneController.h"
#include "core/tune/search/Importance.h"

#include <QObject>

#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::gui {

/// Finds out beside the GUI thread how much each parameter of a search decides. The newest question alone is answered.
class ImportanceController : public QObject {
  Q_OBJECT

public:
  explicit ImportanceController(QObject *parent = nullptr);

  /// Of the plans so far.
  void ask(const TuneRun &run);

  /// Nobody wants an answer any more.
  void drop() { worker_.drop(); }

  bool isBusy() const { return worker_.isBusy(); }

Q_SIGNALS:
  /// None where it cannot be told.
  void found(const std::optional<warpgrain::tune::Importance> &importance);

private:
  struct Question {
    std::vector<tune::Parameter> parameters;
    /// The values of each plan that has a time, and what stands for that.
    std::vector<std::pair<std::vector<std::pair<std::string, tune::ParameterValue>>, double>> plans;
  };

  static std::optional<tune::Importance> answer(const Question &question, const CancellationToken &cancel);

  NewestWins<Question, std::optional<tune::Importance>> worker_;
};

} // namespace warpgrain::gui
