// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/NewestWins.h"
#include "app/gui/export/ProgramWriter.h"
#include "app/gui/nests/NestStudy.h"
#include "app/gui/workbench/EditedSource.h"
#include "core/mapping/RuleChoice.h"
#include "views/nests/NestValues.h"

#include <QObject>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// What is asked: which nests a serial source has, and how they are mapped.
struct NestQuestion {
  EditedSource source;
  mapping::RuleSet rules = mapping::RuleSet::ours;
  bool allowsReorder = false;
  bool keepsLoops = false;
  std::optional<std::uint32_t> line; ///< of the only nest that is wanted

  friend bool operator==(const NestQuestion &, const NestQuestion &) = default;
};

struct NestAnswer {
  views::NestListPointer list;
  NestStudyPointer study; ///< null where nothing could be read
  bool wasCancelled = false;
};

/// Of which nests a program is written, and how.
struct NestTextQuestion {
  NestStudyPointer study;
  workflow::NestForm form;
};

struct NestTextAnswer {
  NestStudyPointer study;
  views::NestTextsPointer texts;
  std::string program; ///< as it is written to files; empty where there is none
  bool wasCancelled = false;
};

/// Maps nests, and writes the programs that they become, each on a thread of its own; the newest question wins, and the
/// one before ends at the next stage of its work.
class NestController : public QObject {
  Q_OBJECT

public:
  explicit NestController(QObject *parent = nullptr);

  /// The same question as the last one has its answer already.
  void ask(NestQuestion question);
  /// Has the program written of nests that were mapped.
  void askText(NestTextQuestion question);
  /// Nobody wants an answer any more.
  void drop();

  bool isMapping() const { return mapper_.isBusy(); }

  bool isWriting() const { return writer_.isBusy(); }

  /// Writes the host program of OpenCL kernels to `host`, and the kernels beside it; where `isToOpen` is set, under
  /// names that no other files have, and the kernels' file is the one to be opened. `files` tells when it is done.
  static void writeOpenCl(ProgramWriter &files, const NestTextQuestion &question, const std::filesystem::path &host,
                          bool isToOpen);

Q_SIGNALS:
  void mapped(const warpgrain::gui::NestAnswer &answer);
  void written(const warpgrain::gui::NestTextAnswer &answer);

private:
  NestQuestion asked_;
  NewestWins<NestQuestion, NestAnswer> mapper_;
  NewestWins<NestTextQuestion, NestTextAnswer> writer_;
};

/// "matrix_opencl.cpp" for matrix.c or matrix.cpp: what the host program of a source's OpenCL kernels is called. The
/// kernels lie beside it, as "matrix_opencl.cl".
std::filesystem::path openClHostNameOf(const std::filesystem::path &source);

} // namespace warpgrain::gui
