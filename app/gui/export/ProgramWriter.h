// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"
#include "core/base/Error.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <string>

namespace warpgrain::gui {

/// Writes programs that Warpgrain makes of a source, beside the GUI thread.
class ProgramWriter : public QObject {
  Q_OBJECT

public:
  explicit ProgramWriter(QObject *parent = nullptr);

  /// Writes a program under a name that no other file has, the first of name.cu, name-2.cu, …; wrote() or refused()
  /// follows. A file that has this text already is taken as it is.
  void writeBeside(const std::filesystem::path &first, std::string text);
  /// Writes it to this place.
  void writeTo(const std::filesystem::path &target, std::string text);
  /// Runs other work that writes a program, and tells the file.
  void write(std::function<Result<std::filesystem::path>()> work, bool isToOpen);

Q_SIGNALS:
  /// `isToOpen`: it was written beside the source.
  void wrote(const std::filesystem::path &file, bool isToOpen);
  void refused(const QString &sentence);

private:
  Background background_;
};

/// "jacobi.cu" for jacobi.c, "jacobi_cuda.cu" for jacobi.cu: what the CUDA program of a source is called.
std::filesystem::path cudaNameOf(const std::filesystem::path &source);

/// "name-2.cu" for name.cu and 2; the name itself for 1.
std::filesystem::path numberedName(const std::filesystem::path &name, int number);

} // namespace warpgrain::gui
