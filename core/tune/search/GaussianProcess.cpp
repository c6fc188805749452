// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/GaussianProcess.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace warpgrain::tune {

namespace {

constexpr double usualLength = 0.7;

/// The logarithm of the prior of the length scales: each is likeliest to be usual.
double logPrior(const Eigen::VectorXd &lengths) {
  return -0.5 * (lengths / usualLength).array().log().square().sum();
}

/// Of each column of one with each column of the other. Both are divided by the length scales.
Eigen::MatrixXd kernel(const Eigen::MatrixXd &a, const Eigen::MatrixXd &b) {
  Eigen::MatrixXd squares = -2 * a.transpose() * b;
  squares.colwise() += a.colwise().squaredNorm().transpose();
  squares.rowwise() += b.colwise().squaredNorm();
  const Eigen::ArrayXXd r = (5 * squares.array().max(0)).sqrt();
  return ((1 + r + r.square() / 3) * (-r).exp()).matrix();
}

} // namespace

Eigen::MatrixXd GaussianProcess::scaled(std::span<const Features> points) const {
  Eigen::MatrixXd out(lengths_.size(), static_cast<Eigen::Index>(points.size()));
  for (Eigen::Index column = 0; column < out.cols(); ++column) {
    const Features &point = points[static_cast<std::size_t>(column)];
    out.col(column) = Eigen::Map<const Eigen::VectorXf>(point.data(), lengths_.size()).cast<double>();
  }
  out.array().colwise() /= lengths_.array();
  return out;
}

double GaussianProcess::factorise() {
  scaledPoints_ = scaled(points_);
  Eigen::MatrixXd covariance = kernel(scaledPoints_, scaledPoints_);
  covariance.diagonal().array() += noise_;
  factor_.compute(covariance);
  if (factor_.info() != Eigen::Success) return -std::numeric_limits<double>::infinity();
  weights_ = factor_.solve(targets_);
  const double logDeterminant = factor_.matrixLLT().diagonal().array().log().sum();
  return -0.5 * targets_.dot(weights_) - logDeterminant + logPrior(lengths_);
}

void GaussianProcess::improveScales(int tries, Random &random) {
  const auto limited = [](double length) { return std::clamp(length, 0.05, 6.0); };
  double now = factorise();
  for (int i = 0; i < tries; ++i) {
    const Eigen::VectorXd lengths = lengths_;
    const double noise = noise_;
    if (i % 4 == 0) {
      lengths_ = (lengths_ * std::exp(0.4 * random.normal())).unaryExpr(limited);
    } else if (i % 4 == 3) {
      noise_ = std::clamp(noise_ * std::exp(0.8 * random.normal()), 1e-4, 0.1);
    } else {
      double &length = lengths_[static_cast<Eigen::Index>(random.below(static_cast<std::uint64_t>(lengths_.size())))];
      length = limited(length * std::exp(0.9 * random.normal()));
    }
    if (const double tried = factorise(); tried > now) {
      now = tried;
    } else {
      lengths_ = lengths;
      noise_ = noise;
    }
  }
}

void GaussianProcess::fit(const Lessons &lessons, Random &random) {
  points_ = lessons.points;
  const auto count = static_cast<Eigen::Index>(points_.size());
  targets_ = Eigen::Map<const Eigen::VectorXd>(lessons.targets.data(), count);
  mean_ = targets_.mean();
  targets_.array() -= mean_;
  scale_ = std::sqrt(targets_.squaredNorm() / static_cast<double>(count)) + 1e-9;
  targets_ /= scale_;
  const auto features = static_cast<Eigen::Index>(points_.front().size());
  if (lengths_.size() != features) lengths_ = Eigen::VectorXd::Constant(features, usualLength);
  // They change less and less, and their search takes the longer the more was learnt.
  constexpr int few = 40;
  constexpr int some = 60;
  if (features > 0 && (count < few || fits_ % 5 == 0)) improveScales(count < some ? 24 : 8, random);
  ++fits_;
  factorise();
}

std::vector<Prediction> GaussianProcess::predict(std::span<const Features> points) const {
  const Eigen::MatrixXd covariance = kernel(scaledPoints_, scaled(points));
  const Eigen::VectorXd means = covariance.transpose() * weights_;
  const Eigen::MatrixXd solved = factor_.matrixL().solve(covariance);
  std::vector<Prediction> out;
  out.reserve(points.size());
  for (Eigen::Index i = 0; i < means.size(); ++i) {
    const double variance = std::max(1e-12, 1 - solved.col(i).squaredNorm());
    out.push_back({.mean = mean_ + scale_ * means[i], .deviation = scale_ * std::sqrt(variance)});
  }
  return out;
}

} // namespace warpgrain::tune
