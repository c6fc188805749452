// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/launch/LaunchForm.h"
#include "views/launch/LaunchParameter.h"

#include <QObject>

#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace warpgrain::views {

/// The fields of one parameter in the launch form: a row of a grid.
class ParameterFields : public QObject {
  Q_OBJECT

public:
  ParameterFields(const LaunchParameter &parameter, QGridLayout &grid, int row, QWidget *parent);

  const LaunchParameter &parameter() const { return parameter_; }

  /// What the accesses need may become known, or change.
  void setSize(const QString &size);
  /// Emits nothing.
  void setValue(const std::optional<run::ArgumentForm> &value);
  /// Nothing where nothing is said, or what is said cannot be read.
  std::optional<run::ArgumentForm> value() const;
  /// What cannot be read, as a sentence; empty: nothing.
  QString problem() const;
  void setFile(const QString &path);

Q_SIGNALS:
  void edited();
  void fileWanted();

private:
  /// What a buffer holds; the combo box's lines.
  enum Choice { random, ramp, constant, zero, file, null, bits };

  QLineEdit *makeLine(const QString &name, const QString &help, QWidget *parent);
  void makeBufferFields(QGridLayout &grid, int row, QWidget *parent);
  Choice choice() const;
  void showChoice();
  void showProblem();
  void setBuffer(const run::BufferForm &form);
  run::BufferForm buffer() const;
  std::optional<run::Fill> fill() const;

  LaunchParameter parameter_;
  std::uint64_t seed_; ///< of its random numbers where they are not the usual ones
  QLineEdit *main_;    ///< the value, or how many elements
  QComboBox *fill_ = nullptr;
  QLineEdit *first_ = nullptr;  ///< lowest, value, or file
  QLineEdit *second_ = nullptr; ///< highest
  QToolButton *browse_ = nullptr;
  bool silent_ = false;
};

} // namespace warpgrain::views
