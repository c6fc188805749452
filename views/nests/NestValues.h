// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/access/facts/patterns/AccessMatrix.h"
#include "views/access/AccessValues.h"
#include "views/shared/PlaceLink.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <vector>

/// What the view of serial loop nests shows. Values only, with sentences in the window's language: whoever has the
/// nests makes them.
namespace warpgrain::views {

/// A loop of a nest.
struct NestLoop {
  QString counter;
  SourcePlace place;
  int depth = 0; ///< loops of the nest around it
  QString trips; ///< "512", "n - 2"; empty: not known
  bool isParallel = false;
  bool isMapped = false;
  QStringList gathered; ///< "sum (+)": numbers that its iterations gather
  QString why;          ///< a sentence: why it is not parallel or not mapped; empty of a mapped loop
};

/// An array that a nest works on.
struct NestArray {
  QString name;
  bool isRead = false;
  bool isWritten = false;
  std::vector<access::AccessMatrix> accesses; ///< of the nest's loops, before any of them is mapped
};

/// One way to make a nest's loops threads, with its numbers.
struct NestMapping {
  qlonglong rank = 1; ///< from 1; equal ones share it
  QString loops;      ///< "j -> tx, i -> ty"
  QString block;      ///< "32 x 8", x first
  qlonglong threads = 0;
  qlonglong gain = 0;
  qlonglong cost = 0;
  qlonglong sharedBytes = 0;
  qlonglong activeBlocks = 0;
  double occupancy = 0;         ///< 0 to 1
  QString why;                  ///< why it stands above the next one: a sentence; empty of the last
  QStringList spaces;           ///< where each array lies, in the order of the nest's
  std::vector<qlonglong> costs; ///< of each array
};

/// An outermost loop with all that is in it.
struct Nest {
  QString function;
  SourcePlace place;
  int lastLine = 1;
  std::vector<NestLoop> loops;
  QStringList changes;
  QStringList assumptions;
  QString refusal; ///< why nothing more is known: a sentence; empty if it was read
  std::optional<SourcePlace> refusalPlace;
  std::vector<NestArray> arrays;
  std::vector<NestMapping> mappings; ///< the best first
  int leftOut = 0;                   ///< of which not one block fits

  bool isMapped() const { return !mappings.empty(); }
};

/// The nests of a source.
struct NestList {
  std::vector<Nest> nests; ///< in the order of the text
  QString rules;           ///< by which mappings are ranked: "our rules, compute capability 9.0, 32 registers"
  QString source;          ///< as it was read
  QString error;           ///< a sentence; then there is nothing else
  std::optional<SourcePlace> errorPlace;
};

using NestListPointer = std::shared_ptr<const NestList>;

/// What became of a nest in the program that was written.
struct WrittenNest {
  QString kernel;      ///< its name; empty: the nest stays on the CPU
  QString why;         ///< why it stays there: a sentence
  int programLine = 1; ///< in NestTexts::program; likewise the next one
  int kernelLine = 1;
};

/// The program of a source whose nests became kernels.
struct NestTexts {
  bool isOpenCl = false;
  QString program;                ///< CUDA C++; of OpenCL, the host's C++
  QString kernels;                ///< of OpenCL: OpenCL C
  std::vector<WrittenNest> nests; ///< in the order of NestList::nests
  QString error;                  ///< why nothing was written: sentences; then there is no text
};

using NestTextsPointer = std::shared_ptr<const NestTexts>;

/// What pictures are wanted of: one access of a nest, under each of its mappings, with the block of the chosen one.
struct NestPictureQuery {
  std::size_t nest = 0;
  std::size_t array = 0;
  std::size_t access = 0; ///< of the array
  std::size_t mapping = 0;

  friend bool operator==(const NestPictureQuery &, const NestPictureQuery &) = default;
};

/// Who touches what under one mapping.
struct NestPicture {
  std::size_t mapping = 0; ///< in Nest::mappings
  QString title;           ///< "j -> tx, i -> ty, 32 x 8"
  QString note;            ///< what is taken for granted; empty: nothing
  std::expected<LanePicture, QString> lanes = std::unexpected(QString());
  std::expected<ReuseMap, QString> reuse = std::unexpected(QString());
};

/// What is shown of the chosen mapping.
struct NestPictures {
  std::vector<NestPicture> pictures;                       ///< of the chosen access, one for each mapping of loops
  std::vector<std::vector<access::AccessMatrix>> matrices; ///< of each access of each array, under the chosen mapping
};

} // namespace warpgrain::views
