// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/launch/LaunchForm.h"
#include "views/launch/LaunchParameter.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace warpgrain::views {

class ParameterFields;

/// The launch that variants are run with: extents, the values of parameters, what buffers hold. What is left empty is
/// taken from the source and from the access analysis, and shown in grey.
class LaunchFormView : public QWidget {
  Q_OBJECT

public:
  /// Numbers that the source tells of a launch; grey in the fields.
  struct Told {
    std::array<std::optional<std::int64_t>, 3> grid;
    std::array<std::optional<std::int64_t>, 3> block;
    std::optional<std::uint64_t> sharedBytes;
  };

  explicit LaunchFormView(QWidget *parent = nullptr);

  /// The kernel's parameters, and their sizes as far as they are known. None: there is no kernel, and `reason` is
  /// shown.
  void setParameters(const std::vector<LaunchParameter> &parameters, const QString &reason = {});
  void setTold(const Told &told);
  /// Shows a form; fields that hold the same already, and those that cannot be read, stay as they are. Emits nothing.
  void setForm(const run::LaunchForm &form);
  /// What is typed. Fields that cannot be read are left out.
  run::LaunchForm form() const;
  /// What the launch comes to, or what is missing.
  void setStatus(const QString &text, bool isComplete);
  void setVerifyPossible(bool possible);
  void setFile(const QString &parameter, const QString &path);

Q_SIGNALS:
  void formEdited();
  void verifyRequested();
  void openRequested();
  void saveRequested();
  /// A file is to be chosen that fills a parameter's buffer.
  void fileRequested(const QString &parameter);

protected:
  void changeEvent(QEvent *event) override;

private:
  QWidget *makeExtents();
  QWidget *makeButtons();
  QLineEdit *makeNumber(const QString &name, const QString &help);
  void edited();
  void showStatus();
  std::optional<std::array<std::int64_t, 3>> extentsIn(const std::array<QLineEdit *, 3> &lines,
                                                       const std::array<std::optional<std::int64_t>, 3> &told) const;
  QString problem() const;

  Told told_;
  std::array<QLineEdit *, 3> grid_{};
  std::array<QLineEdit *, 3> block_{};
  QLineEdit *shared_ = nullptr;
  QLineEdit *seed_ = nullptr;
  QLineEdit *relative_ = nullptr;
  QLineEdit *absolute_ = nullptr;
  QScrollArea *scroll_ = nullptr;
  QLabel *empty_ = nullptr;
  QLabel *status_ = nullptr;
  QPushButton *verify_ = nullptr;
  std::vector<ParameterFields *> fields_;
  std::map<std::string, run::BufferForm> symbols_; ///< from a form that was opened; they have no fields
  QString statusText_;
  bool isComplete_ = false;
  bool silent_ = false;
};

} // namespace warpgrain::views
