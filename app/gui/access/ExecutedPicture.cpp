// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/access/ExecutedAccess.h"
#include "app/gui/base/Texts.h"
#include "core/access/facts/counting/AccessProgram.h"
#include "core/access/facts/requests/BankConflicts.h"
#include "core/access/facts/requests/WarpRequest.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::gui {

namespace {

using run::CountedSpace;
using run::RecordedRequest;
using views::LanePicture;
using views::PictureAxis;

class ExecutedPictureTexts {
  Q_DECLARE_TR_FUNCTIONS(ExecutedPictureTexts)
};

struct KeptRequest {
  const RecordedRequest *request = nullptr;
  const std::string *array = nullptr;
};

std::vector<KeptRequest> keptOf(const run::CountedReference &row, std::int64_t warp) {
  std::vector<KeptRequest> out;
  for (const run::RecordedRequests &recorded : row.recorded)
    for (const RecordedRequest &request : recorded.requests)
      if (request.warp == warp) out.push_back({&request, &recorded.array});
  return out;
}

QString blockText(const run::Extent3 &block) {
  return QStringLiteral("(%1, %2, %3)").arg(block[0]).arg(block[1]).arg(block[2]);
}

bool isOfBlock(const run::Extent3 &block, const std::vector<std::int64_t> &outer) {
  for (std::size_t i = 0; i < block.size(); ++i)
    if ((i < outer.size() ? outer[i] : 0) != block[i]) return false;
  return true;
}

/// The warp and the block can be chosen; loops and paths are in the order of the requests.
std::vector<PictureAxis> axesOf(std::vector<PictureAxis> axes, std::int64_t warps, std::int64_t requests) {
  std::erase_if(axes, [](const PictureAxis &axis) {
    return axis.kind == PictureAxis::Kind::loop || axis.kind == PictureAxis::Kind::path;
  });
  for (PictureAxis &axis : axes)
    if (axis.kind == PictureAxis::Kind::warp) axis.extent = warps;
  axes.push_back({.kind = PictureAxis::Kind::request,
                  .name = ExecutedPictureTexts::tr("request"),
                  .help = ExecutedPictureTexts::tr("request of the warp here, in the order that it makes them, from 0"),
                  .extent = requests});
  return axes;
}

LanePicture pictureOf(const KeptRequest &kept, const CountedLaunch &counted, const access::AccessFacts &facts,
                      CountedSpace space) {
  const RecordedRequest &request = *kept.request;
  LanePicture out{.lanes = {}, .thread = {}};
  for (int lane = 0; lane < access::warpLanes; ++lane) {
    if ((request.lanes >> lane & 1U) != 0) out.lanes.set(lane, request.offsets[static_cast<std::size_t>(lane)]);
    out.thread[static_cast<std::size_t>(lane)] =
        access::threadIndexOf(counted.threads, std::int64_t{request.warp} * access::warpLanes + lane);
  }
  const std::int64_t threads = counted.threads[0] * counted.threads[1] * counted.threads[2];
  out.threads = static_cast<int>(
      std::min<std::int64_t>(access::warpLanes, threads - std::int64_t{request.warp} * access::warpLanes));
  out.sizeBytes = request.bytes;
  out.alignBytes = facts.alignmentBytes > 0 ? facts.alignmentBytes : out.sizeBytes;
  out.isShared = space == CountedSpace::shared;
  out.memory = access::costOf(out.lanes, out.sizeBytes, out.alignBytes);
  out.use = access::bankUseOf(facts.kind);
  out.banks = access::bankCostOf(out.lanes, out.sizeBytes, out.alignBytes, out.use);
  return out;
}

} // namespace

void showExecuted(const CountedLaunch &counted, const AccessAnalysis &accesses, const views::PictureQuery &wanted,
                  views::AccessPicture &picture) {
  const run::CountedReference *row = executedOf(counted, accesses, picture.query.row);
  if (row == nullptr || row->space == CountedSpace::constant) return;
  const std::int64_t threads = counted.threads[0] * counted.threads[1] * counted.threads[2];
  const std::int64_t warps = (threads + access::warpLanes - 1) / access::warpLanes;
  picture.query.warp = std::clamp<std::int64_t>(wanted.warp, 0, warps - 1);
  const auto kept = keptOf(*row, picture.query.warp);
  picture.axes = axesOf(std::move(picture.axes), warps, std::max<std::int64_t>(std::ssize(kept), 1));
  const run::Extent3 &block = counted.order.block;
  if (!isOfBlock(block, picture.query.outer)) {
    picture.lanes = std::unexpected(
        ExecutedPictureTexts::tr("The run kept the addresses of block %1: choose it, or count again to keep those of "
                                 "this block.")
            .arg(blockText(block)));
    return;
  }
  if (kept.empty()) {
    picture.lanes = std::unexpected(ExecutedPictureTexts::tr("Warp %1 of block %2 made no request here that was kept.")
                                        .arg(picture.query.warp)
                                        .arg(blockText(block)));
    return;
  }
  picture.query.request = std::clamp<std::int64_t>(wanted.request, 0, std::ssize(kept) - 1);
  const KeptRequest &chosen = kept[static_cast<std::size_t>(picture.query.request)];
  picture.lanes = pictureOf(chosen, counted, accesses.facts.accesses[picture.query.row], row->space);
  picture.lanes->executed = ExecutedPictureTexts::tr("Executed, request %1 of warp %2 of block %3, to %4:")
                                .arg(picture.query.request)
                                .arg(picture.query.warp)
                                .arg(blockText(block), toQString(*chosen.array));
}

} // namespace warpgrain::gui
