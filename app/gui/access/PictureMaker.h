// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/access/AccessAnalysis.h"
#include "app/gui/access/WarpSource.h"
#include "app/gui/verify/CountController.h"

#include <optional>

namespace warpgrain::gui {

struct PictureRequest {
  AccessAnalysisPointer analysis;
  views::PictureQuery query;
  CountedLaunchPointer counted; ///< of the same text and launch; null: the kernel was not run
};

/// Makes pictures of single requests. Keeps what it prepared for the last access, since sliders ask for the same one
/// again and again. For one thread at a time.
class PictureMaker {
public:
  /// The row and the analysis must be there.
  views::AccessPicture make(const PictureRequest &request, const CancellationToken &cancel);

private:
  void prepare(const PictureRequest &request);
  std::vector<views::PictureAxis> axes() const;
  views::PictureAxis loopAxis(const access::LoopInfo &loop, std::size_t position) const;
  void fit(views::PictureQuery &query) const;
  std::expected<views::LanePicture, QString> lanesOf(const views::PictureQuery &query);
  std::expected<views::ReuseMap, QString> reuseOf(const views::PictureQuery &query, const CancellationToken &cancel);

  const access::AccessInstance &instance() const { return analysis_->facts.instances.accesses[instance_]; }

  AccessAnalysisPointer analysis_;
  std::size_t row_ = 0;
  std::size_t path_ = 0;
  std::size_t instance_ = 0;
  std::optional<WarpSource> source_;
};

} // namespace warpgrain::gui
