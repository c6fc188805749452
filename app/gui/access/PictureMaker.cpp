// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/PictureMaker.h"

#include "app/gui/access/ExecutedAccess.h"
#include "app/gui/access/Touches.h"
#include "app/gui/base/Texts.h"
#include "core/access/form/Text.h"
#include "views/access/AccessText.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace warpgrain::gui {

using views::AccessPicture;
using views::LanePicture;
using views::PictureAxis;
using views::PictureQuery;
using views::ReuseMap;

namespace {

class PictureTexts {
  Q_DECLARE_TR_FUNCTIONS(PictureTexts)
};

/// The map of threads and elements looks at so many executions by a thread at most.
constexpr std::int64_t mostTouches = 65536;

/// How a path differs from the others: the iterations of loops that were followed one by one, else nothing.
QString pathHelp(const access::AccessInstance &instance) {
  QStringList parts;
  for (const access::LoopInfo &loop : instance.place.loops)
    if (loop.iteration) parts << QString::number(*loop.iteration);
  return parts.isEmpty() ? PictureTexts::tr("one of the ways that lead to the access")
                         : PictureTexts::tr("iteration %1 of a loop that was followed step by step")
                               .arg(parts.join(QStringLiteral(", ")));
}

QString noPicture(const access::Reason &reason) {
  return PictureTexts::tr("There is no picture: %1.").arg(views::textWithoutOptions(reason));
}

/// The variable that a for loop counts with, as far as the text of its increment shows it.
QString variableOf(const model::Unit &unit, const access::LoopInfo &loop) {
  const model::ExpressionId increment = (*loop.body)[loop.loop].increment;
  if (!model::isSome(increment)) return {};
  static const QRegularExpression name(QStringLiteral("[A-Za-z_]\\w*"));
  return name.match(toQString(unit.textOf((*loop.body)[increment].spelling.span))).captured();
}

PictureAxis blockAxis(const access::Atom &atom, std::int64_t extent, bool isKnown, std::size_t position) {
  const QChar letter = QLatin1Char(model::letterOf(atom.axis));
  return {.kind = PictureAxis::Kind::block,
          .name = QStringLiteral("b") + letter,
          .help = PictureTexts::tr("block along %1").arg(letter),
          .extent = extent,
          .isKnown = isKnown,
          .position = position};
}

} // namespace

AccessPicture PictureMaker::make(const PictureRequest &request, const CancellationToken &cancel) {
  prepare(request);
  AccessPicture picture{.query = request.query};
  picture.query.path = path_;
  fit(picture.query);
  picture.axes = axes();
  picture.lanes = lanesOf(picture.query);
  if (!picture.lanes && request.counted) showExecuted(*request.counted, *request.analysis, request.query, picture);
  picture.reuse = reuseOf(picture.query, cancel);
  return picture;
}

void PictureMaker::prepare(const PictureRequest &request) {
  const auto &paths = request.analysis->facts.accesses[request.query.row].instances;
  const std::size_t path = std::min(request.query.path, paths.size() - 1);
  if (analysis_ == request.analysis && row_ == request.query.row && path_ == path && source_) return;
  analysis_ = request.analysis;
  row_ = request.query.row;
  path_ = path;
  instance_ = paths[path];
  source_.emplace(*analysis_->analysis->unit, analysis_->facts, instance());
}

std::vector<PictureAxis> PictureMaker::axes() const {
  std::vector<PictureAxis> result;
  const auto paths = static_cast<std::int64_t>(analysis_->facts.accesses[row_].instances.size());
  if (paths > 1)
    result.push_back({.kind = PictureAxis::Kind::path,
                      .name = PictureTexts::tr("path"),
                      .help = pathHelp(instance()),
                      .extent = paths});
  const std::int64_t warps = (source_->threads() + access::warpLanes - 1) / access::warpLanes;
  result.push_back({.kind = PictureAxis::Kind::warp,
                    .name = PictureTexts::tr("warp"),
                    .help = PictureTexts::tr("warp of the block"),
                    .extent = warps});
  const access::OuterIndices &outer = source_->outer();
  for (std::size_t i = 0; i < outer.atoms.size(); ++i) {
    const access::Atom &atom = source_->atoms()[outer.atoms[i]];
    if (atom.kind == access::AtomKind::blockIndex) {
      result.push_back(blockAxis(atom, outer.extents[i], analysis_->launch.grid[atom.axis].has_value(), i));
      continue;
    }
    const auto loop = std::ranges::find_if(instance().place.loops, [&](const access::LoopInfo &info) {
      return !info.iteration && info.counter == outer.atoms[i];
    });
    result.push_back(loopAxis(*loop, i));
  }
  return result;
}

/// The counter is what the matrices are written with; the variable is what a person knows.
PictureAxis PictureMaker::loopAxis(const access::LoopInfo &loop, std::size_t position) const {
  const QString counter = toQString(access::toString(source_->atoms(), loop.counter));
  const QString variable = variableOf(*analysis_->analysis->unit, loop);
  const auto line = analysis_->analysis->outline.placeOf((*loop.body)[loop.loop].keyword).line;
  return {.kind = PictureAxis::Kind::loop,
          .name =
              variable.isEmpty() || variable == counter ? counter : QStringLiteral("%1 (%2)").arg(variable, counter),
          .help = PictureTexts::tr("iteration %1 of the loop at line %2, from 0").arg(counter).arg(line),
          .extent = source_->outer().extents[position],
          .isKnown = source_->isKnown(position),
          .position = position};
}

void PictureMaker::fit(PictureQuery &query) const {
  const access::OuterIndices &outer = source_->outer();
  query.outer.resize(outer.extents.size(), 0);
  for (std::size_t i = 0; i < query.outer.size(); ++i)
    query.outer[i] = std::clamp<std::int64_t>(query.outer[i], 0, std::max<std::int64_t>(outer.extents[i] - 1, 0));
  const std::int64_t warps = (source_->threads() + access::warpLanes - 1) / access::warpLanes;
  query.warp = std::clamp<std::int64_t>(query.warp, 0, warps - 1);
}

std::expected<LanePicture, QString> PictureMaker::lanesOf(const PictureQuery &query) {
  if (instance().space != model::MemorySpace::global && instance().space != model::MemorySpace::shared)
    return std::unexpected(noPicture(analysis_->facts.accesses[row_].requests.sample.error()));
  if (std::ranges::find(source_->outer().extents, 0) != source_->outer().extents.end())
    return std::unexpected(PictureTexts::tr("A loop around the access never runs in this launch."));
  auto lanes = source_->warp(query.warp, query.outer);
  if (!lanes) return std::unexpected(noPicture(lanes.error()));
  LanePicture picture{.lanes = *lanes, .thread = {}};
  picture.threads =
      static_cast<int>(std::min<std::int64_t>(access::warpLanes, source_->threads() - query.warp * access::warpLanes));
  for (int lane = 0; lane < access::warpLanes; ++lane)
    picture.thread[static_cast<std::size_t>(lane)] =
        access::threadIndexOf(source_->block(), query.warp * access::warpLanes + lane);
  picture.sizeBytes = static_cast<std::int64_t>(instance().sizeBytes);
  picture.alignBytes = static_cast<std::int64_t>(instance().alignment);
  picture.isShared = instance().space == model::MemorySpace::shared;
  picture.memory = access::costOf(*lanes, picture.sizeBytes, picture.alignBytes);
  picture.use = access::bankUseOf(instance().kind);
  picture.banks = access::bankCostOf(*lanes, picture.sizeBytes, picture.alignBytes, picture.use);
  return picture;
}

std::expected<ReuseMap, QString> PictureMaker::reuseOf(const PictureQuery &query, const CancellationToken &cancel) {
  const access::OuterIndices &outer = source_->outer();
  if (instance().space == model::MemorySpace::local)
    return std::unexpected(PictureTexts::tr("Local memory is each thread's own: threads share nothing of it."));
  if (std::ranges::find(outer.extents, 0) != outer.extents.end())
    return std::unexpected(PictureTexts::tr("A loop around the access never runs in this launch."));
  ReuseMap map{.block = source_->block()};
  const bool hasLoop = !outer.atoms.empty() && source_->atoms()[outer.atoms.back()].kind == access::AtomKind::counter;
  if (hasLoop) {
    map.loop = axes().back().name;
    map.iterationsInAll = outer.extents.back();
    if (query.allIterations)
      map.iterations = std::clamp<std::int64_t>(mostTouches / source_->threads(), 1, map.iterationsInAll);
  }
  std::vector<ByteOfThread> pairs;
  std::vector<std::int64_t> at = query.outer;
  for (std::int64_t iteration = 0; iteration < map.iterations; ++iteration) {
    if (query.allIterations && hasLoop) at.back() = iteration;
    for (std::int64_t first = 0; first < source_->threads(); first += access::warpLanes) {
      if (cancel.stop_requested()) return std::unexpected(QString());
      const auto lanes = source_->warp(first / access::warpLanes, at);
      if (!lanes) return std::unexpected(noPicture(lanes.error()));
      map.accesses += lanes->activeLanes();
      for (int lane = 0; lane < access::warpLanes; ++lane)
        if (lanes->isActive(lane))
          pairs.emplace_back(lanes->byte[static_cast<std::size_t>(lane)], static_cast<std::int32_t>(first + lane));
    }
  }
  addTouches(std::move(pairs), map);
  return map;
}

} // namespace warpgrain::gui
