// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/nests/NestPictures.h"

#include "app/gui/access/Touches.h"
#include "app/gui/base/Texts.h"
#include "core/access/facts/counting/AccessProgram.h"
#include "core/access/facts/requests/WarpRequest.h"
#include "core/mapping/ThreadElements.h"
#include "views/nests/TouchPage.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::gui {

namespace {

class NestPictureTexts {
  Q_DECLARE_TR_FUNCTIONS(NestPictures)
};

QString whyNone(mapping::NoElements why) {
  return why == mapping::NoElements::dataDependent
             ? NestPictureTexts::tr(
                   "Which element a thread touches depends on data: it is known only when the program runs.")
             : NestPictureTexts::tr(
                   "How far apart the elements of neighbouring threads lie is no number here, nor a product of "
                   "sizes: there is no picture.");
}

/// What is taken for granted in a picture.
QString noteOf(const mapping::ThreadElements &elements, std::int64_t value) {
  if (elements.taken.empty()) return {};
  QStringList names;
  for (const std::string &name : elements.taken)
    names << toQString(name);
  return NestPictureTexts::tr("%1 taken as %2.").arg(names.join(QStringLiteral(", "))).arg(value);
}

/// The first warp of a block; threads that have no iteration take no part.
views::LanePicture lanesOf(const mapping::Group &group, const mapping::ThreadElements &elements, std::int64_t bytes) {
  views::LanePicture out{.lanes = {}, .thread = {}};
  out.threads = static_cast<int>(std::min<std::int64_t>(access::warpLanes, group.threads()));
  for (int lane = 0; lane < access::warpLanes; ++lane)
    out.thread[static_cast<std::size_t>(lane)] = access::threadIndexOf(group.extent, lane);
  const auto lanes = static_cast<std::size_t>(out.threads);
  for (std::size_t lane = 0; lane < lanes; ++lane)
    if (elements.byte[lane]) out.lanes.set(static_cast<int>(lane), *elements.byte[lane]);
  out.sizeBytes = bytes;
  out.alignBytes = bytes;
  out.memory = access::costOf(out.lanes, out.sizeBytes, out.alignBytes);
  return out;
}

views::ReuseMap reuseOf(const mapping::Group &group, const mapping::ThreadElements &elements) {
  views::ReuseMap out{.block = group.extent};
  std::vector<ByteOfThread> pairs;
  for (std::size_t thread = 0; thread < elements.byte.size(); ++thread)
    if (elements.byte[thread]) pairs.emplace_back(*elements.byte[thread], static_cast<std::int32_t>(thread));
  out.accesses = static_cast<std::int64_t>(pairs.size());
  addTouches(std::move(pairs), out);
  return out;
}

/// The first ranked entry of each way to map the loops; of the chosen one's way, that one.
std::vector<std::size_t> shownMappings(const mapping::Ranking &ranking, std::size_t chosen) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < ranking.ranked.size() && out.size() < views::TouchPage::mostPictures; ++i) {
    const mapping::Mapping &own = ranking.ranked[i].mapping;
    const auto isKnown = [&](std::size_t other) { return ranking.ranked[other].mapping == own; };
    if (std::ranges::any_of(out, isKnown)) continue;
    out.push_back(own == ranking.ranked[chosen].mapping ? chosen : i);
  }
  return out;
}

views::NestPicture pictureOf(const workflow::MappedNest &nest, const views::NestPictureQuery &query,
                             std::size_t index) {
  const mapping::Configuration &each = nest.ranking.ranked[index];
  const mapping::NestArray &array = nest.nest.arrays[query.array];
  const std::size_t rank = each.mapping.rank();
  views::NestPicture out{.mapping = index, .title = {}, .note = {}};
  QStringList block;
  for (std::size_t axis = 0; axis < rank; ++axis)
    block << QString::number(each.group.extent[axis]);
  out.title = QStringLiteral("%1; %2").arg(toQString(mapping::textOf(nest.nest, each.mapping)),
                                           block.join(QStringLiteral(" x ")));
  const mapping::ThreadElementsQuery wanted{
      .nest = nest.nest, .array = array, .access = query.access, .mapping = each.mapping, .group = each.group};
  const auto elements = mapping::threadElementsOf(wanted);
  if (!elements) {
    out.lanes = std::unexpected(whyNone(elements.error()));
    out.reuse = std::unexpected(whyNone(elements.error()));
    return out;
  }
  out.note = noteOf(*elements, wanted.symbolValue);
  out.lanes = lanesOf(each.group, *elements, array.elementBytes);
  out.reuse = reuseOf(each.group, *elements);
  return out;
}

} // namespace

views::NestPictures nestPicturesOf(const NestStudy &study, const views::NestPictureQuery &query) {
  const workflow::MappedNest &nest = study.mapped.nests[query.nest];
  views::NestPictures out;
  const mapping::Mapping &chosen = nest.ranking.ranked[query.mapping].mapping;
  for (const mapping::NestArray &array : nest.nest.arrays) {
    out.matrices.emplace_back();
    for (const access::AccessMatrix &access : array.accesses) {
      access::AccessMatrix matrix = mapping::mapped(access, chosen);
      matrix.intraNames.clear();
      for (const mapping::NestLoop &loop : nest.nest.loops)
        matrix.intraNames.push_back(loop.counter);
      out.matrices.back().push_back(std::move(matrix));
    }
  }
  if (query.array >= nest.nest.arrays.size() || query.access >= nest.nest.arrays[query.array].accesses.size())
    return out;
  for (const std::size_t index : shownMappings(nest.ranking, query.mapping))
    out.pictures.push_back(pictureOf(nest, query, index));
  return out;
}

} // namespace warpgrain::gui
